/** The stock in words. */
export function describeStock(stock: number): string {
  if (stock === 0) return 'Out of stock';
  if (stock <= FEW) return stock === 1 ? 'Only 1 left' : `Only ${stock} left`;
  return 'In stock';
}

const FEW = 3;
