// The packages of the bench are installed with it, so their own types are not always there. This is what it uses of them.

declare module 'lighthouse' {
  export type LighthouseReport = {
    runtimeError?: { message: string };
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
  };
  type Audit = {
    /** Milliseconds, or whatever the audit measures. */
    numericValue?: number;
    details?: { items: { transferSize: number; resourceType: string }[] };
  };
  type Options = { port: number; output: string; logLevel: string; onlyCategories: string[] };

  export default function lighthouse(
    url: string,
    options: Options,
  ): Promise<{ lhr: LighthouseReport }>;
}

declare module 'chrome-launcher' {
  type Options = { chromePath: string; chromeFlags: string[] };
  export function launch(options: Options): Promise<{ port: number; kill: () => void }>;
}
