// The packages of the bench are installed with it, so their own types are not always there. This is what it uses of them.

declare module 'lighthouse' {
  export type LighthouseSettings = { onlyCategories: string[] } | { onlyAudits: string[] };
  export type LighthouseReport = {
    runtimeError?: { code: string; message: string };
    audits: Record<string, Audit>;
    categories: Record<string, Category>;
  };
  type Audit = {
    score: number | null;
    /** Milliseconds, or whatever the audit measures. */
    numericValue?: number;
    errorMessage?: string;
    details?: { items: { transferSize: number; resourceType: string }[] };
  };
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };

  export default function lighthouse(
    url: string,
    options: LighthouseSettings & { port: number; output: string; logLevel: string },
  ): Promise<{ lhr: LighthouseReport }>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
    envVars: NodeJS.ProcessEnv;
  }): Promise<{ port: number; kill: () => void }>;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, form: 'truetype'): Promise<Buffer> };
  export default fontverter;
}
