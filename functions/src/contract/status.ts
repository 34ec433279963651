/** What the status page speaks of, in this order. */
export const STATUS_PARTS = ['account', 'signIn', 'payments', 'servers', 'mail'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/** `unknown`: we have not been able to look for some minutes. */
export const PART_STATES = ['works', 'troubled', 'down', 'unknown'] as const;
export type PartState = (typeof PART_STATES)[number];

/** What happened, told by people. Times are ISO 8601. */
export type Incident = {
  id: string;
  title: string;
  parts: StatusPart[];
  /**
   * The SHA-256 of the id of each machine that it is about, in hex; null where it is about everyone. No id can be guessed, so
   * only those who know one find it here.
   */
  machines: string[] | null;
  openedAt: string;
  closedAt: string | null;
  /** Planned work: from when to when. */
  maintenance: { from: string; until: string } | null;
  /** Newest first. */
  updates: { at: string; text: string }[];
};

/** What `/status.json` answers, always with 200. `at` is when it was looked at. */
export type StatusAnswer =
  /** Nothing is known of the parts; what people told stays. */
  | { unknown: true; at: string; incidents: Incident[] }
  | {
      unknown?: never;
      at: string;
      /** As they were seen. One of which an open incident is told that is not planned has trouble at least. */
      parts: Record<StatusPart, PartState>;
      /** Open ones, and those closed within `INCIDENT_DAYS`; newest first. */
      incidents: Incident[];
    };

export const INCIDENT_DAYS = 30;

/** A state that was written longer ago than this many minutes says nothing any more. */
export const STATUS_STALE_MINUTES = 5;

/** Planned work is told on the pages of the account this many days before. */
export const MAINTENANCE_SHOWN_DAYS = 2;

export const STATUS_PATH = '/status.json';
