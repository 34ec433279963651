/** Papers that a company's books ask for, as versioned pages with a PDF each. */
export const PAPERS = ['data-processing', 'sub-processors'] as const;
export type Paper = (typeof PAPERS)[number];

/** Papers that a customer accepts. The others are there to be read. */
export const ACCEPTED_PAPERS = ['data-processing'] as const satisfies readonly Paper[];

/** The versions, newest first; each is the day from which it applies. */
export const PAPER_VERSIONS = {
  'data-processing': ['2026-11-27'],
  'sub-processors': ['2026-11-27'],
} as const satisfies Readonly<Record<Paper, readonly [string, ...string[]]>>;

/** Those that apply. */
export const CURRENT_VERSIONS: Readonly<Record<Paper, string>> = {
  'data-processing': PAPER_VERSIONS['data-processing'][0],
  'sub-processors': PAPER_VERSIONS['sub-processors'][0],
};

/** Where the PDF of a version is. */
export function paperFile(paper: Paper, version: string): string {
  return `/papers/${paper}-${version}.pdf`;
}

export const AGREEMENT_LENGTHS = {
  name: { min: 1, max: 100 },
  role: { min: 1, max: 100 },
} as const;

/** Who accepted which version of a paper for an account, and when (ISO 8601). */
export type Agreement = {
  document: (typeof ACCEPTED_PAPERS)[number];
  version: string;
  name: string;
  role: string;
  at: string;
};

/** `versions`: which applies. `accepted`: newest first. */
export type Agreements = { versions: Readonly<Record<Paper, string>>; accepted: Agreement[] };
export type NewAgreement = Omit<Agreement, 'at'>;
