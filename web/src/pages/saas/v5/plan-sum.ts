export type PlanSize = {
  name: string;
  people: number;
  servers: number;
  /** Gigabytes, on each server. */
  storage: number;
  /** The fastest pace that the plan is made for, counted from 0. */
  speed: number;
  /** Cents. */
  monthly: number;
  yearly: number;
};

export type Needs = { people: number; storage: number; speed: number };
export type Need = keyof Needs;

export const NEEDS: readonly Need[] = ['people', 'storage', 'speed'];

/** The smallest plan that holds every need, and why it is that one. `sizes` go from small to large. */
export function sumUp(needs: Needs, sizes: readonly PlanSize[]): Sum {
  const index = sizes.findIndex((size) => NEEDS.every((need) => size[need] >= needs[need]));
  const least = (need: Need) => sizes.find((size) => size[need] >= needs[need])?.name ?? null;
  const smaller = index > 0 ? sizes[index - 1] : index === -1 ? sizes.at(-1) : undefined;
  return {
    plan: sizes[index] ?? null,
    smaller: smaller ?? null,
    next: index === -1 ? null : (sizes[index + 1] ?? null),
    least: { people: least('people'), storage: least('storage'), speed: least('speed') },
    deciding: smaller === undefined ? [] : NEEDS.filter((need) => smaller[need] < needs[need]),
  };
}

export type Sum = {
  /** Null when even the largest plan is too small. */
  plan: PlanSize | null;
  /** The plan below; the largest one when none is large enough. */
  smaller: PlanSize | null;
  next: PlanSize | null;
  /** The name of the smallest plan that holds each need by itself; null when none does. */
  least: Record<Need, string | null>;
  /** What `smaller` cannot hold. */
  deciding: readonly Need[];
};

/** How near a need is to its limit: e-mails go out at 80 per cent. */
export function closeness(need: number, limit: number): 'calm' | 'near' | 'full' {
  if (need >= limit) return 'full';
  return need >= limit * 0.8 ? 'near' : 'calm';
}

/** `500 GB`, `2 TB`. */
export function gigabytes(amount: number): string {
  return amount >= 1000 ? `${amount / 1000} TB` : `${amount} GB`;
}

/** Puts values in the places of a sentence that are marked as {name}. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
