// R-SHP-01 to R-SHP-06, R-ACC-07, R-ACC-08: the demo shop, from the shelf to the order.
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { casesOf, expect, expectAccessible, test, watch } from '../support/browser/fixtures.ts';
import { visit } from '../support/browser/wake.ts';

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });

async function expectLine(place: Locator): Promise<void> {
  const line = place.getByRole('listitem').filter({ hasText: 'Flat network cable' });
  await expect(line).toContainText('3 × €12.90 − €5.81 discount');
  await expect(line.getByText('€32.89', { exact: true })).toBeVisible();
}

/** What the browser stores under a key. */
const stored = (page: Page, key: string) =>
  page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

const store = (page: Page, key: string, text: string) =>
  page.addInitScript(
    ([name = '', value = '']) => {
      // Once: what the page makes of it stays.
      if (sessionStorage.getItem(name) === null) localStorage.setItem(name, value);
      sessionStorage.setItem(name, 'set');
    },
    [key, text],
  );

// R-SHP-01
test('the shop asks nothing of any network but its own pages and files @battery', async ({
  page,
}) => {
  const strange: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin || page.url() === 'about:blank';
    if (!isOwn || !/^\/(shop|assets|favicon|site\.webmanifest|share|icon)/.test(pathname)) {
      strange.push(request.url());
    }
  });
  await visit(page, '/shop/index');
  await expect(cartButton(page)).toContainText('5');
  await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Twin Drive 4' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await visit(page, '/shop/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(strange).toEqual([]);
});

// R-SHP-02
test('adding and removing a product says so in the specified words, for a second @battery', async ({
  page,
}) => {
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  // A toast closes when its bar's animation ends: a fifth of the speed leaves time to read it.
  const atSpeed = (playbackRate: number) =>
    animations.send('Animation.setPlaybackRate', { playbackRate });
  const expectSecond = async (toast: Locator) => {
    await expect(toast.getByRole('progressbar')).toHaveCSS('animation-duration', '1s');
    await atSpeed(1);
    await expect(toast).toBeHidden();
  };

  await visit(page, '/shop/single/twin-drive-4');
  await atSpeed(0.2);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const added = page.locator('.Toastify__toast--success');
  await expect(added).toHaveText('Twin Drive 4 added to your cart');
  await expectSecond(added);
  await expect(cartButton(page)).toContainText('6');

  await visit(page, '/shop/cart');
  await atSpeed(0.2);
  await page.getByRole('button', { name: 'Remove Twin Drive 4' }).click();
  const removed = page.locator('.Toastify__toast--error');
  await expect(removed).toHaveText('Twin Drive 4 removed to your cart');
  await expectSecond(removed);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Twin Drive 4' })).toBeVisible();
});

// R-SHP-06
test('a toast appears at the top right beside the open cart too, above it, and can be closed and dragged away there', async ({
  page,
}) => {
  await visit(page, '/shop/index');
  await cartButton(page).click();
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  const play = (playbackRate: number) =>
    animations.send('Animation.setPlaybackRate', { playbackRate });
  const cart = page.getByRole('dialog');
  const toast = page.locator('.Toastify__toast--error');
  const remove = async () => {
    // A toast's second lasts five, until the pointer stops it.
    await play(0.2);
    await cart
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(toast).toHaveText(/ removed to your cart$/);
    await toast.hover();
    await play(1);
    return z
      .object({ x: z.number(), y: z.number(), width: z.number() })
      .parse(await toast.boundingBox());
  };
  const { x, y, width } = await remove();
  expect(x + width).toBeGreaterThan(1200);
  expect(y).toBeLessThan(150);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/ removed to your cart$/);
  await toast.getByRole('button', { name: 'close' }).click();
  await expect(toast).toHaveCount(0);
  await remove();
  await page.mouse.down();
  await page.mouse.move(x + width * 1.5, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
  await expect(cart).toBeVisible();
});

// R-SHP-03
test('the demo begins with three items in the cart, and what changes is in local storage', async ({
  page,
}) => {
  await visit(page, '/shop/cart');
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(3);
  await page
    .getByRole('group', { name: 'Quantity of Flat network cable' })
    .getByRole('button', { name: 'One more' })
    .click();
  expect(await stored(page, 'cartItems')).toMatchObject([
    { productId: 'hearth-mini', quantity: 1 },
    { productId: 'flat-cable-2', quantity: 4, product: { category: { name: 'Cables' } } },
    { productId: 'the-quiet-machine', quantity: 1 },
  ]);
});

// R-SHP-04
test('the cart adds up: total, discounts, 18 % tax, order total @battery', async ({ page }) => {
  await visit(page, '/shop/cart');
  const sum = page.getByRole('region', { name: 'Summary' });
  // 399.00 + 3 × 12.90 + 24.00; 40.00 off, and 15 % of 38.70.
  for (const [term, amount] of [
    ['Subtotal', '€461.70'],
    ['Discounts', '−€45.81'],
    ['Tax (18 %)', '€74.86'],
    ['Total', '€490.75'],
  ] as const) {
    await expect(
      sum.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) }),
    ).toContainText(amount);
  }
});

// R-SHP-04
test('each line shows how it comes to its amount, in the cart, its drawer and the checkout @battery', async ({
  page,
}) => {
  await visit(page, '/shop/index');
  await cartButton(page).click();
  const drawer = page.getByRole('dialog');
  await expectLine(drawer);
  // The bar turns the arrow of what is open, and the drawer is part of the bar.
  await expect(drawer.locator('li svg').first()).toHaveCSS('rotate', 'none');
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  const main = page.getByRole('main');
  await expectLine(main);
  await main.getByRole('link', { name: 'Checkout' }).click();
  await expectLine(page.getByRole('region', { name: 'Your order' }));
});

// R-SHP-05
test('search, filters, sort and page live in the address, and Back undoes them', async ({
  page,
}) => {
  await visit(page, '/shop/grid');
  const count = page.getByRole('heading', { level: 2, name: /product/ });
  await expect(count).toHaveText('48 products, page 1 of 4');
  await expect(cartButton(page)).toBeVisible();

  await page.getByRole('checkbox', { name: /^Cables/ }).check();
  await expect(page).toHaveURL('/shop/grid?category=cables');
  await expect(count).toHaveText('8 products');
  await page.getByRole('checkbox', { name: /^In stock/ }).check();
  await expect(count).toHaveText('7 products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(page).toHaveURL('/shop/grid?category=cables&stock=1&sort=price-up');
  await expect(page.getByRole('article').first()).toContainText('Short patch cable');
  await page.getByRole('searchbox').fill('flat');
  await expect(page).toHaveURL('/shop/grid?category=cables&stock=1&sort=price-up&q=flat');
  await expect(count).toHaveText('2 products');

  await page.reload();
  await expect(count).toHaveText('2 products');
  await expect(page.getByRole('checkbox', { name: /^Cables/ })).toBeChecked();

  await page.goBack();
  await expect(page).toHaveURL('/shop/grid?category=cables&stock=1');
  await page.goBack();
  await page.goBack();
  await expect(count).toHaveText('48 products, page 1 of 4');
  await page.getByRole('link', { name: 'Page 4' }).click();
  await expect(page).toHaveURL('/shop/grid?page=4');
  await expect(count).toHaveText('48 products, page 4 of 4');
});

// R-SHP-05
test('a search that finds nothing says so and leads back to everything @battery', async ({
  page,
}) => {
  await visit(page, '/shop/grid?q=hammock');
  await expect(page.getByText('No product matches your search')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(page).toHaveURL('/shop/grid');
});

// R-SHP-05
test('stock limits the quantity, and what is out of stock cannot be bought @battery', async ({
  page,
}) => {
  await visit(page, '/shop/single/usb-c-socket');
  await expect(page.getByText('Only 3 left').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('button', { name: 'All in your cart' })).toBeDisabled();

  await visit(page, '/shop/single/cellar-rack-1u');
  await expect(page.getByText('Out of stock', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});

// R-SHP-05
test('a cart that becomes empty leads to its own page, and Undo leads out of it @battery', async ({
  page,
}) => {
  await store(page, 'cartItems', JSON.stringify([{ productId: 'gatepost', quantity: 2 }]));
  await visit(page, '/shop/cart');
  await page.getByRole('button', { name: 'Remove Gatepost' }).click();
  await expect(page).toHaveURL('/shop/empty-cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is in your cart');
  await expect(
    page.getByRole('img', { name: 'A shelf with what is in your cart: Gatepost' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/shop/cart');
  expect(await stored(page, 'cartItems')).toMatchObject([{ productId: 'gatepost', quantity: 2 }]);
  await page.getByRole('button', { name: 'Remove Gatepost' }).click();
  await expect(page).toHaveURL('/shop/empty-cart');
  await visit(page, '/shop/checkout');
  await expect(page).toHaveURL('/shop/empty-cart');
});

// R-SHP-05
for (const corrupt of casesOf(['{"', '"text"', '{"0":null}', '[1,null,{"productId":7}]'])) {
  test(`local storage that holds ${corrupt} breaks no page @battery`, async ({ page }) => {
    for (const key of ['cartItems', 'wishlists', 'alcove-orders']) await store(page, key, corrupt);
    for (const path of [
      '/shop/index',
      '/shop/grid',
      '/shop/single/hearth-one',
      '/shop/cart',
      '/shop/checkout',
      '/shop/empty-cart',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByText('Cart')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

// R-SHP-02 R-SHP-03
test('cart and wishlist follow what another tab does @battery', async ({ page, context }) => {
  await visit(page, '/shop/grid');
  await expect(cartButton(page)).toContainText('5');
  const other = await context.newPage();
  await visit(other, '/shop/single/gatepost');
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartButton(page)).toContainText('6');
  await other.getByRole('button', { name: 'Wishlist', exact: true }).click();
  await expect.poll(() => stored(page, 'wishlists')).toMatchObject([{ id: 'gatepost' }]);
});

// R-SHP-02
test('the drawer opens from the bar, is left by Escape, and gives the focus back @battery', async ({
  page,
}) => {
  await visit(page, '/shop/index');
  const button = cartButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('€490.75');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/shop/cart');
  await page.goBack();
  await expect(drawer).toBeHidden();
});

// R-SHP-02
test('what is removed with the keyboard is brought back with the next key, and the focus is not lost @battery', async ({
  page,
}) => {
  await visit(page, '/shop/index');
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('button', { name: 'Remove Hearth Mini' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('link', { name: 'Hearth Mini' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Cart' })).toBeFocused();
});

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Kern');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Lindengasse 4');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('1070');
  await page.getByRole('textbox', { name: 'Town' }).fill('Wien');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Austria');
  await page.getByRole('radio', { name: /Pretend bank transfer/ }).check();
  await page.getByRole('checkbox', { name: /demonstration/ }).check();
}

// R-SHP-05
test('a guest’s address is on their receipt alone, and they can remove their order @battery', async ({
  page,
}) => {
  await visit(page, '/shop/checkout');
  await fillIn(page);
  await page.getByRole('button', { name: /Place the demo order/ }).click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('Lindengasse 4');
  await visit(page, '/shop/empty-cart');
  await page.getByRole('link', { name: 'Order 1001' }).click();
  await expect(receipt).toContainText('the address was not kept');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove this order' }).click();
  await expect(page).toHaveURL('/shop/index');
  await expect(page.getByText('Demo order 1001 was removed')).toBeVisible();
  expect(await stored(page, 'alcove-orders')).toEqual([]);
});

// R-SHP-04 R-SHP-05 R-ACC-07
test('a shopper fills in the checkout, is told what is missing, and finds the order in the history', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await visit(page, '/shop/checkout');
  await page.getByRole('button', { name: /Place the demo order/ }).click();
  await expect(page.getByText('Enter the name on the door.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(page);

  await fillIn(page);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('10700');
  await page.getByRole('button', { name: /Place the demo order/ }).click();
  await expect(page.getByText('A postcode in Austria looks like 1070.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('1070');
  await page.getByRole('button', { name: /Place the demo order/ }).click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Your order is placed');
  await expect(title).toBeFocused();
  await expectAccessible(page);
  await expectLine(page.getByRole('region', { name: 'Receipt' }));
  await expect(page).toHaveURL('/shop/checkout?order=1001');
  expect(await stored(page, 'cartItems')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Order history' }).click();
  await expect(page).toHaveURL('/dashboard/order-history');
  const main = page.getByRole('main');
  await expect(main).toContainText('Order 1001');
  await expect(main).toContainText('€490.75');
  await expect(main).toContainText('Lindengasse 4');
  await expect(main).toContainText('1070 Wien, Austria');
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Remove all from this browser' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
  await expect(main).toContainText('No orders in this browser');
  await expect(title).toBeFocused();
});

// R-SHP-03 R-ACC-08
test('a heart puts a product on the wishlist of the account, and takes it off @battery', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await visit(page, '/shop/grid');
  await page.getByRole('button', { name: 'Hearth One on the wishlist' }).click();
  await expect(page.getByText('Hearth One is on your wishlist')).toBeVisible();
  await visit(page, '/dashboard/wishlist');
  const card = page.getByRole('article');
  await expect(card).toContainText('Hearth One');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Hearth One on the wishlist' }).click();
  await expect(page.getByText('The wishlist in this browser is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// R-SHP-01
test('a product is turned by its small pictures and by keyboard, is shown beside its neighbours, and keeps its colour @battery', async ({
  page,
}) => {
  await visit(page, '/shop/single/hearth-one');
  const stage = page.getByRole('group', { name: 'Pictures of Hearth One' });
  await expect(cartButton(page)).toBeVisible();
  await stage.getByText('Back', { exact: true }).click();
  await expect(stage.getByRole('img')).toHaveAccessibleName('Hearth One, back');
  await page.keyboard.press('ArrowRight');
  await expect(stage.getByRole('img')).toHaveAccessibleName('Hearth One, close up');
  await page.keyboard.press('ArrowRight');
  await expect(stage.getByRole('img')).toHaveAccessibleName(
    'Hearth One, beside a cup, to the same scale',
  );
  // The next cheaper and the next dearer of its shelf that can be had.
  await expect(page.getByRole('img', { name: /^On one shelf/ })).toHaveAccessibleName(
    /: Attic Station, Hearth One, Hearth Double$/,
  );
  await page.getByRole('radio', { name: 'Evergreen' }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const cart = expect.poll(() => stored(page, 'cartItems'));
  await cart.toContainEqual(
    expect.objectContaining({
      productId: 'hearth-one',
      product: expect.objectContaining({
        attributes: expect.objectContaining({ colors: [{ name: 'Evergreen' }] }),
      }),
    }),
  );
});

// R-SHP-01
test('with JavaScript off shelves and products can be read', async ({ browser, noise }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  watch(context, noise);
  const page = await context.newPage();
  await page.goto('/shop/single/hearth-one');
  await expect(page.getByText('€749').first()).toBeVisible();
  await expect(page.getByText('19 × 19 × 7 cm, aluminium')).toBeVisible();
  await page.getByText('Back', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'Hearth One, back' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Hearth One, from an angle' })).toBeHidden();
  await page.goto('/shop/grid');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('checkbox', { name: /^Books/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/\/shop\/grid\?.*category=books/);
  await context.close();
});

// R-SHP-01
test('a product describes itself for search engines', async ({ request }) => {
  const html = await (await request.get('/shop/single/attic-station')).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { '@graph': things } = Described.parse(JSON.parse(json));
  expect(things[0]).toMatchObject({
    '@type': 'Product',
    name: 'Attic Station',
    offers: { price: '466.65', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
});

const Described = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });
