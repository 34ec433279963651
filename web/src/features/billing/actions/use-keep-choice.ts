import { useState } from 'react';
import type { PlanChangePreview } from '@contract/api.ts';
import type { PlanTerms } from '@contract/plans.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import {
  describeEndingInvitations,
  keepMachines,
  keepPeople,
  keptUntil,
  tooFullFor,
  type Named,
} from '../text/keep-text.ts';

/**
 * Who and what stays when a plan has fewer places than there are people and machines.
 * @param terms of the plan that is chosen, if one is
 * @param preview of the change to it, once it is there
 */
export function useKeepChoice({ machines, terms, preview, locale }: Given) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [markedPeople, setMarkedPeople] = useState<readonly string[]>([]);
  const until = keptUntil(usePlanNow(), locale);
  const forMachines = terms && keepMachines(machines, { places: terms.servers, marked, until });
  const forPeople =
    terms &&
    preview &&
    keepPeople(preview.people, {
      plan: terms.name,
      places: preview.peoplePlaces,
      marked: markedPeople,
    });
  const staying = forMachines?.kept ?? machines.map(({ id }) => id);
  const full = terms && preview ? tooFullFor(preview, { machines, staying, plan: terms.name }) : [];
  const ending = preview ? describeEndingInvitations(preview.invitations) : null;
  const asked = [
    { name: 'keep', choice: forMachines, onChange: setMarked },
    { name: 'keepPeople', choice: forPeople, onChange: setMarkedPeople },
  ].flatMap(({ choice, ...rest }) => (choice ? [{ ...rest, ...choice }] : []));
  return {
    /** Without places there is nothing to choose. */
    questions: asked.filter(({ places }) => places > 0),
    chosen: {
      ...(forMachines && { keep: forMachines.kept }),
      ...(forPeople && { keepPeople: forPeople.kept }),
    },
    /** Something is still to be chosen, or does not fit. */
    isOpen: full.length > 0 || asked.some(({ kept, places }) => kept.length !== places),
    /** Why something does not fit. */
    full,
    notes: [...asked.map(({ leaving }) => leaving), ending],
    forget: () => {
      setMarked([]);
      setMarkedPeople([]);
    },
  };
}

type Given = {
  machines: readonly Named[];
  terms: PlanTerms | undefined;
  preview: PlanChangePreview | undefined;
  locale: string;
};
