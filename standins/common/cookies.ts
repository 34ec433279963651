import type { Request } from 'express';

/** The value of one cookie, or undefined. Cookies on localhost are shared by all ports: names must differ. */
export function readCookie(req: Request, name: string): string | undefined {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
}
