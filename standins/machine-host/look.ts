import type { Response } from 'express';
import { sendPage, type Markup } from '@alcove/stripe-standin/kit/html';

export function sendHostPage(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'the machine host',
    note: 'Each machine is simulated by a page on this computer.',
    accent: '#7a3e12',
    main,
  });
}
