import { expect, test } from 'vitest';
import { describeCartChange, describeWish, NOTIFICATION_DELAY_MS } from './shop-toasts.ts';
import { TOASTS } from '@/ui/toast/toast-container.tsx';

// R-SHP-02
test('describeCartChange of a new product is a success toast for one second', () => {
  expect(describeCartChange('added', 'Hearth One')).toEqual({
    kind: 'success',
    message: 'Hearth One added to your cart',
    autoClose: 1000,
  });
});

// R-SHP-02
test('describeCartChange of a removed product is an error toast for one second, in the specified words', () => {
  expect(describeCartChange('removed', 'Hearth One')).toEqual({
    kind: 'error',
    message: 'Hearth One removed to your cart',
    autoClose: 1000,
  });
});

// R-SHP-02
test('describeCartChange of an update says nothing', () => {
  expect(describeCartChange('updated', 'Hearth One')).toBeNull();
});

// R-SHP-06
test('a notification stays for 2000 ms unless something else is said', () => {
  expect(NOTIFICATION_DELAY_MS).toBe(2000);
  expect(describeWish(true, 'Hearth One').autoClose).toBe(2000);
  expect(describeWish(false, 'Hearth One').autoClose).toBe(2000);
});

// R-SHP-06
test('toasts close after 5000 ms, stand top right and are dismissed by a drag of 80 percent', () => {
  expect(TOASTS).toEqual({
    autoClose: 5000,
    position: 'top-right',
    draggable: true,
    draggablePercent: 80,
  });
});
