import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { claimPorts, freePorts, isPortTaken, portsAt } from './ports.ts';

test('a stack of tests gets ports that no connection is given, and no other stack', async () => {
  const [one, other] = [await freePorts(), await freePorts()];
  const all = [...Object.values(one), ...Object.values(other)];
  expect(new Set(all).size).toBe(all.length);
  // The system's own begin here: https://docs.kernel.org/networking/ip-sysctl.html
  expect(Math.max(...all)).toBeLessThan(32_768);
});

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
  onTestFinished(() => void other.kill());
  const [said] = await once(other.stdout, 'data');
  expect(String(said).trim()).toBe(String(base));
  await expect(claimPorts(String(base))).rejects.toThrow(`taken: ${base + 2}`);
});

test.each(hasIpv6() ? ['127.0.0.1', '0.0.0.0', '::1', '::'] : ['127.0.0.1', '0.0.0.0'])(
  'a port at which something listens on %s is taken: a browser would reach that',
  async (host) => {
    // The system hands out higher ones, to whatever else runs here.
    const port = await freeBase();
    expect(await isPortTaken(port)).toBe(false);
    const server = createServer((socket) => socket.destroy()).listen(port, host);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect(await isPortTaken(port)).toBe(true);
    await expect(claimPorts(String(port))).rejects.toThrow(`taken: ${port}`);
  },
);

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
