// The packages of the battery are installed with it, so their own types are not always there. This is what it uses of them.

declare module 'puppeteer-core' {
  export type LaunchOptions = {
    browser: 'chrome' | 'firefox';
    executablePath: string | undefined;
    defaultViewport: { width: number; height: number };
    args?: string[];
  };
  type Message = { type(): string; text(): string; location(): { url?: string } };
  type Saved = { path: string };
  type WaitFor = { waitUntil: [] };

  type Browser = {
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
  };
  type Page = {
    on(event: 'console', hear: (message: Message) => void): void;
    on(event: 'pageerror', hear: (error: Error) => void): void;
    on(event: 'domcontentloaded', hear: () => void): void;
    goto(url: string, options: WaitFor): Promise<unknown>;
    reload(options: WaitFor): Promise<unknown>;
    evaluate<A, R>(inPage: (argument: A) => R, argument?: A): Promise<R>;
    evaluateHandle<A>(
      inPage: (argument: A) => unknown,
      argument: A,
    ): Promise<{ asElement(): ElementHandle | null }>;
    screenshot(options: Saved): Promise<unknown>;
  };
  type ElementHandle = {
    click(): Promise<void>;
    type(text: string): Promise<void>;
    evaluate(inPage: (element: HTMLInputElement) => void): Promise<void>;
  };

  export function launch(options: LaunchOptions): Promise<Browser>;
}

/** What the engines add to a page's window. */
interface Window {
  isLeft?: boolean;
  noise?: string[];
}
