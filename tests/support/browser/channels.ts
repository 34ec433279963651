import type { BrowserContext, Request } from '@playwright/test';

/**
 * The channels by which pages listen to Firestore. The emulator goes on serving those whose page has closed: each write to a
 * collection is offered to every query on it (decision 13).
 */
export function createChannels() {
  /** The last address of each, by its id. */
  const opened = new Map<string, URL>();
  const targets = new Set<string>();

  function noteRequest(request: Request): void {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/Listen/channel')) return;
    const id = url.searchParams.get('SID');
    if (id !== null) opened.set(id, url);
    for (const [, target = ''] of (request.postData() ?? '').matchAll(TARGET)) targets.add(target);
  }

  /** Takes back what it listens to; closing it would not do. What it does not know is ignored, and so is it when it is gone. */
  async function end(url: URL): Promise<void> {
    url.searchParams.set('RID', '1000000');
    url.searchParams.delete('TYPE');
    const database = url.searchParams.get('database');
    const removals = [...targets].map((target, index): [string, string] => [
      `req${index}___data__`,
      JSON.stringify({ database, removeTarget: Number(target) }),
    ]);
    const body = new URLSearchParams([['count', `${targets.size}`], ['ofs', '1'], ...removals]);
    await fetch(url, { method: 'POST', body });
  }

  return {
    note: (context: BrowserContext) => void context.on('request', noteRequest),
    end: () => Promise.all([...opened.values()].map(end)),
  };
}

export type Channels = ReturnType<typeof createChannels>;

/** A target's id, in a form's field with JSON. */
const TARGET = /%22targetId%22%3A(\d+)/g;
