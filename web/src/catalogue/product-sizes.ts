/** How wide and how high each product stands, in millimetres; a cable lies rolled up. By product id. */
export const PRODUCT_SIZES: Readonly<Record<string, ProductSize>> = {
  'hearth-one': [190, 70],
  'hearth-mini': [120, 50],
  'hearth-double': [190, 140],
  'longhouse-tower': [200, 400],
  'cellar-rack-1u': [480, 44],
  'attic-station': [220, 110],
  gatepost: [90, 30],
  'night-porter': [110, 140],
  'twin-drive-4': [120, 150],
  'twin-drive-12': [120, 150],
  'pocket-ssd-1': [100, 35],
  'pocket-ssd-4': [100, 35],
  'quad-bay': [130, 170],
  'bare-drive-8': [102, 146],
  'archive-cartridge': [90, 70],
  'drive-safe': [240, 200],
  'flat-cable-2': rolledUp(190),
  'flat-cable-10': rolledUp(270),
  'round-cable-05': rolledUp(150),
  'fibre-20': rolledUp(360),
  'usb-c-woven': rolledUp(170),
  'usb-c-socket': rolledUp(170),
  'power-angled': rolledUp(230),
  'console-cable': rolledUp(190),
  'quiet-ups': [250, 90],
  'power-meter': [70, 120],
  'dust-filter': [120, 120],
  'cork-feet': [110, 130],
  'label-sheet': [100, 140],
  'security-key': [56, 20],
  'shelf-bracket': [200, 90],
  'room-sensor': [40, 40],
  'the-quiet-machine': [148, 210],
  'answers-at-home': [148, 210],
  'a-house-of-wires': [210, 297],
  'the-restore-book': [148, 210],
  'letters-to-my-router': [105, 148],
  'who-reads-along': [148, 210],
  'field-notes-blank': [105, 148],
  'the-small-office': [210, 297],
  'house-in-section': [300, 900],
  'tunnel-map': [500, 700],
  'alphabet-of-ports': [500, 700],
  'night-window': [300, 400],
  'exploded-hearth': [500, 700],
  'forest-floor': [500, 700],
  'tower-of-backups': [300, 400],
  'wave-study': [500, 700],
};

export function sizeOf(productId: string): ProductSize {
  const size = PRODUCT_SIZES[productId];
  if (size === undefined) throw new Error(`No size is known of ${productId}`);
  return size;
}

/** A coil with its two ends, as wide as given. */
function rolledUp(width: number): ProductSize {
  return [width, Math.round(width * 0.8)];
}

export type ProductSize = readonly [width: number, height: number];
