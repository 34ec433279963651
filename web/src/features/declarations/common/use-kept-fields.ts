import { useEffect } from 'react';
import { nameToShow } from '@contract/unseen.ts';
import type { Visitor } from './steps.ts';

/**
 * Fills in what was typed before, else the person's own name and address. What is in a field stays: it may have been typed before the
 * page came alive.
 */
export function useKeptFields<Name extends string>({
  names,
  fields,
  visitor,
  getValues,
  setValue,
}: Kept<Name>): void {
  const known = visitor === 'unknown' ? null : visitor;
  const ownName = nameToShow(known?.name) ?? '';
  const ownEmail = known?.email ?? '';
  useEffect(() => {
    const own: Readonly<Record<string, string>> = { name: ownName, email: ownEmail };
    for (const name of names) {
      const kept = fields[name] || own[name] || '';
      if (!getValues(name) && kept !== '') setValue(name, kept);
    }
  }, [names, fields, ownName, ownEmail, getValues, setValue]);
}

type Kept<Name extends string> = {
  names: readonly Name[];
  fields: Readonly<Record<Name, string>>;
  visitor: Visitor;
  getValues: (name: Name) => string;
  setValue: (name: Name, value: string) => void;
};
