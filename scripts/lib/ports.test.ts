import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { claimPorts, DEFAULT_PORTS, isPortTaken, parseBase, portsAt } from './ports.ts';

const open: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

describe('the table of ports', () => {
  test('base 5000 is the default table, and another base moves every port alike', () => {
    expect(portsAt(5000)).toEqual(DEFAULT_PORTS);
    const moved = Object.entries(portsAt(5300));
    expect(moved).toEqual(Object.entries(DEFAULT_PORTS).map(([name, port]) => [name, port + 300]));
  });

  test('stacks of two bases that a start tries want no port twice', () => {
    const wanted = Array.from({ length: 10 }, (_, step) => 5000 + step * 100).flatMap((base) => [
      base + 2,
      ...Object.values(portsAt(base)),
    ]);
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  test('no base that a start tries has a port that browsers refuse', () => {
    for (let base = 5000; base < 6000; base += 100) expect(parseBase(String(base))).toBe(base);
  });
});

describe('ALCOVE_PORT_BASE', () => {
  test.each(['', '5', '5050', '-5000', '5e3', ' 5100', '2000', '58500', 'five'])(
    '"%s" is refused with what it may be',
    (text) => {
      expect(() => parseBase(text)).toThrow('multiple of 100 from 2100 to 58400');
    },
  );

  test.each([
    ['6000', 6000],
    ['7000', 10_080],
  ])('%s is refused because browsers refuse port %i', (text, port) => {
    expect(() => parseBase(text)).toThrow(`port ${port}`);
  });

  test('a base whose ports are taken is refused, and no other is taken instead', async () => {
    const base = await freeBase();
    await listenAt(base, '127.0.0.1');
    await expect(claimPorts(String(base))).rejects.toThrow(`${base} is taken`);
  });
});

describe('claimPorts', () => {
  // R-LIV-08
  test('a claimed base is taken for every other start, though nothing of it listens yet', async () => {
    const base = await freeBase();
    const other = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { claimPorts } = await import(${JSON.stringify(new URL('./ports.ts', import.meta.url).href)});
       const { base } = await claimPorts('${base}');
       console.log(base);
       setInterval(() => {}, 1000);`,
    ]);
    open.push({ close: () => other.kill() });
    const [said] = await once(other.stdout, 'data');
    expect(String(said).trim()).toBe(String(base));
    await expect(claimPorts(String(base))).rejects.toThrow(`${base + 2} is taken`);
  });
});

describe('isPortTaken', () => {
  test.each(hasIpv6() ? ['127.0.0.1', '0.0.0.0', '::1', '::'] : ['127.0.0.1', '0.0.0.0'])(
    'a port at which something listens on %s is taken: a browser would reach that',
    async (host) => {
      // The system hands out higher ones, to whatever else runs here.
      const port = await freeBase();
      expect(await isPortTaken(port)).toBe(false);
      await listenAt(port, host);
      expect(await isPortTaken(port)).toBe(true);
    },
  );
});

/** A base far from those that a start tries, with all of its ports free. */
async function freeBase() {
  for (let base = 20_000; base < 30_000; base += 100) {
    const ports = [base + 2, ...Object.values(portsAt(base))];
    const taken = await Promise.all(ports.map((port) => isPortTaken(port)));
    if (!taken.includes(true)) return base;
  }
  throw new Error('no base is free');
}

/** A container may lack it, and then no browser in it can reach ::1 either. */
function hasIpv6() {
  return Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
}

async function listenAt(port: number, host: string) {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  open.push(server);
  await once(server, 'listening');
}
