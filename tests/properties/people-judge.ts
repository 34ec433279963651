/**
 * What has to hold of an owner's people after each batch that our side writes, and how one state may follow from another. It is
 * written by hand from the specification and knows nothing of how the product decides.
 */
import { z } from 'zod';
import { PLACES } from './people-instance.ts';
import { plainOf, type Commit, type Documents } from './memory-firestore.ts';
import type { PeopleWorld } from './people-world.ts';

const Member = z.object({
  owner: z.string(),
  member: z.string(),
  ownerName: z.string().nullable(),
  machines: z.union([z.literal('all'), z.array(z.string())]),
  until: z.string().nullable(),
  state: z.enum(['active', 'suspended']),
  reason: z.enum(['places', 'owner_choice']).nullable(),
  joinedAt: z.string(),
  isLastDayTold: z.boolean(),
});
const Invitation = z.object({
  key: z.string(),
  owner: z.string(),
  email: z.string(),
  machines: Member.shape.machines,
  until: z.string().nullable(),
  state: z.enum(['open', 'accepted']),
  member: z.string().nullable(),
  sentAt: z.string(),
  lapsesAt: z.string(),
  bouncedAt: z.string().optional(),
});
const Shown = z.object({
  name: z.string(),
  state: z.string(),
  origin: z.string().nullable(),
  since: z.string(),
});
const Machine = Shown.extend({ uid: z.string(), members: z.array(z.string()) });
const Copy = Shown.extend({
  owner: z.string(),
  member: z.string(),
  machine: z.string(),
  ownerName: z.string().nullable(),
  until: z.string(),
});
const Plan = z.object({ status: z.string(), planId: z.string().nullable() });
const Choice = z.object({
  peopleToKeep: z.object({ planId: z.string(), ids: z.array(z.string()) }),
});
const Mark = z.object({});
const Mail = z.object({
  kind: z.string(),
  to: z.string().optional(),
  messageId: z.string().optional(),
  createdAt: z.string(),
  // Not kept of one that came back.
  facts: z.record(z.string(), z.unknown()).default({}),
});

type WithId<T extends z.ZodType> = z.infer<T> & { id: string };
type Member = WithId<typeof Member>;
type Invitation = WithId<typeof Invitation>;

/** An owner's household, as the database has it at one moment. */
type View = {
  members: Member[];
  invitations: Invitation[];
  machines: WithId<typeof Machine>[];
  copies: WithId<typeof Copy>[];
  /** Null where there is no plan, or one that has ended. */
  places: number | null;
  keep: string[] | null;
  isGoing: boolean;
};

const OF_PEOPLE = ['memberships', 'invitations', 'sharedMachines', 'machines'];

/** @returns what is wrong with a batch; null if nothing is */
export function judgeCommit(scene: PeopleWorld, { before, after, changed }: Commit): string | null {
  const touched = changed.filter((name) => OF_PEOPLE.includes(collectionOf(name)));
  const owners = new Set(
    touched.flatMap((name) => {
      const stored = after.get(name) ?? before.get(name);
      const fields = stored === undefined ? {} : plainOf(stored);
      const owner = fields['owner'] ?? fields['uid'];
      return typeof owner === 'string' ? [owner] : [];
    }),
  );
  for (const owner of owners) {
    const was = viewOf(before, owner, scene);
    const is = viewOf(after, owner, scene);
    const isSettled = touched.some((name) => changesPlaces(name, { before, after }));
    const wrong =
      judgeCopies(is) ??
      (isSettled && !is.isGoing ? judgePlaces(was, is) : null) ??
      judgeMembers(scene, owner, { was, is }, newMails(before, after, changed)) ??
      judgeInvitations(scene, owner, { was, is });
    if (wrong !== null) return `${owner}: ${wrong}`;
  }
  return null;
}

/** Members see exactly the machines that they may open, as they are. */
function judgeCopies({ members, machines, copies }: View): string | null {
  const owed = machines.flatMap((machine) =>
    machine.state === 'erased'
      ? []
      : members
          .filter((one) => isIn(one) && opens(one, machine.id))
          .map((one) => ({ one, machine })),
  );
  for (const { one, machine } of owed) {
    const copy = copies.find((it) => it.member === one.member && it.machine === machine.id);
    if (copy === undefined) return `${one.member} does not see ${machine.id}`;
    const until = one.until === null ? '9999-12-31T00:00:00.000Z' : one.until;
    const isLike =
      copy.state === machine.state &&
      copy.name === machine.name &&
      copy.origin === machine.origin &&
      copy.since === machine.since &&
      copy.ownerName === one.ownerName &&
      Date.parse(copy.until) === Math.floor(Date.parse(until) / 1000) * 1000;
    if (!isLike) return `${one.member} sees ${machine.id} as ${JSON.stringify(copy)}`;
  }
  if (copies.length > owed.length) {
    const stray = copies.find(
      (copy) => !owed.some(({ one, machine }) => copy.id === `${one.member}_${machine.id}`),
    );
    return `${stray?.member} sees ${stray?.machine} and must not`;
  }
  for (const machine of machines) {
    const uids = owed.filter((it) => it.machine === machine).map(({ one }) => one.member);
    if (machine.members.toSorted().join() !== uids.toSorted().join()) {
      return `the members of ${machine.id} are ${machine.members.join()}, not ${uids.join()}`;
    }
  }
  return null;
}

/** An invitation that was accepted takes none: removed with an account, it settles nothing. */
function changesPlaces(name: string, { before, after }: Pick<Commit, 'before' | 'after'>): boolean {
  if (collectionOf(name) !== 'invitations') return collectionOf(name) === 'memberships';
  const states = [before.get(name), after.get(name)];
  return states.some((stored) => stored !== undefined && plainOf(stored)['state'] === 'open');
}

/** Never more than the places, and no one waits where there is room. */
function judgePlaces(was: View, { places, members, invitations }: View): string | null {
  if (places === null) return null;
  const held = invitations.filter(holdsPlace);
  const taken = 1 + members.filter(isIn).length + held.length;
  const saying = `${members.filter(isIn).length} in and ${held.length} invited, with ${places} places`;
  if (taken > Math.max(places, 1)) return `too many: ${saying}`;
  const waiting = members.filter(waits);
  if (waiting.length === 0) return null;
  if (taken < places) return `someone waits, ${saying}`;
  if (held.some(({ id }) => !was.invitations.some((one) => one.id === id))) {
    return `invited while someone waits, ${saying}`;
  }
  return null;
}

type Change = { was: View; is: View };

function judgeMembers(
  scene: PeopleWorld,
  owner: string,
  { was, is }: Change,
  mails: readonly SentMail[],
): string | null {
  for (const one of is.members) {
    const before = was.members.find(({ id }) => id === one.id);
    const told = mails.filter((mail) => mail.membership === one.id).map(({ words }) => words);
    const wrong =
      before === undefined
        ? judgeNewcomer(scene, { was, is }, one, mails)
        : before.state !== one.state || before.reason !== one.reason
          ? judgeTurn(scene, { was, is }, before, one)
          : null;
    if (wrong !== null) return `${one.member} ${wrong}`;
    const due = wordsFor(before, one).join();
    if (told.toSorted().join() !== due)
      return `${one.member} was told ‘${told.join()}’, not ‘${due}’`;
  }
  for (const one of was.members) {
    if (is.members.some(({ id }) => id === one.id)) continue;
    const told = mails.filter((mail) => mail.membership === one.id).map(({ words }) => words);
    const reasons = reasonsToGo(scene, owner, one);
    if (reasons.length === 0) return `${one.member} is gone without a reason`;
    const said = told.toSorted().join();
    if (!reasons.includes(said))
      return `${one.member} is gone, told ‘${said}’, not ‘${reasons.join('’ or ‘')}’`;
  }
  return null;
}

/** Only who uses an invitation to their own confirmed address becomes a member. */
function judgeNewcomer(
  { underWay, accounts, leavers }: PeopleWorld,
  { was, is }: Change,
  one: Member,
  mails: readonly SentMail[],
): string | null {
  const { owner, member } = one;
  if (!underWay.get(`join ${owner} ${member}`)) return 'is in without having accepted';
  const address = accounts.get(member)?.address;
  const used = was.invitations.filter(
    ({ id, email }) => email === address && !is.invitations.some((open) => open.id === id),
  );
  const [invitation] = used;
  if (used.length !== 1 || invitation === undefined) return 'is in without an open invitation';
  if (!isIn(one)) return `is let in as ${one.state}`;
  const isAsInvited =
    one.until === invitation.until && String(one.machines) === String(invitation.machines);
  if (!isAsInvited) return 'is not let in as invited';
  if (is.isGoing || (leavers.has(member) && accounts.get(member)?.isGone))
    return 'joins after the end';
  const joined = mails.filter(({ words }) => words === 'person_joined').length;
  return joined === 1 ? null : `has joined, and ${joined} mails say so`;
}

/** One who was in is suspended, or one who was suspended is in. */
function judgeTurn(
  { underWay, world }: PeopleWorld,
  { was, is }: Change,
  before: Member,
  one: Member,
): string | null {
  const turn = `turned from ${before.reason ?? 'in'} to ${one.reason ?? 'in'}`;
  const acted = (what: string) => (underWay.get(`${what} ${one.owner} ${one.member}`) ?? 0) > 0;
  if (isIn(one)) {
    if (acted('letIn') || acted('join')) return null;
    if (before.reason !== 'places') return `${turn}, though the owner left them out`;
    const earlier = is.members.find((other) => waits(other) && isEarlier(other, one));
    const waited = was.members.some((other) => other.id === earlier?.id && waits(other));
    return earlier !== undefined && waited ? `${turn} before ${earlier.member}` : null;
  }
  if (one.reason === 'owner_choice') {
    if (acted('hold')) return null;
    const isLeftOut = is.keep !== null && !is.keep.includes(one.id);
    if (!isLeftOut || !isIn(before)) return `${turn}, and the owner has not chosen so`;
  } else if (!isIn(before)) return turn;
  if (is.places === null) return `${turn} without a plan`;
  if (is.invitations.length > 0) return `${turn} while someone is invited`;
  const now = new Date(world.now()).toISOString();
  const wanted = was.members.filter(
    (other) => isIn(other) && (other.until === null || other.until > now),
  );
  const joining = is.members.filter(
    (other) => isIn(other) && !wanted.some(({ id }) => id === other.id),
  );
  if (1 + wanted.length + joining.length <= is.places)
    return `${turn} though there is room for all`;
  if (one.reason === 'owner_choice') return null;
  const later = is.members.find(
    (other) =>
      isIn(other) &&
      was.members.some(({ id, state }) => id === other.id && state === 'active') &&
      isEarlier(one, other),
  );
  const isChosen = is.keep !== null && later !== undefined && is.keep.includes(later.id);
  return later === undefined || (isChosen && !is.keep?.includes(one.id))
    ? null
    : `${turn}, and ${later.member}, who joined later, stays`;
}

/** The mails of a batch that leaves someone a member. */
function wordsFor(before: Member | undefined, after: Member): string[] {
  if (before === undefined) return [];
  const turned = before.state === after.state ? [] : [isIn(after) ? 'back' : 'suspended'];
  // Another last day is told again to someone who knew the one before.
  const isWarned = after.isLastDayTold && !(before.isLastDayTold && before.until === after.until);
  return [...turned, ...(isWarned ? ['last_day'] : [])].toSorted();
}

/** Why someone may be a member no more, each with the mails that say so. */
function reasonsToGo(
  { underWay, world, leavers }: PeopleWorld,
  owner: string,
  one: Member,
): string[] {
  const acted = (what: string) => (underWay.get(`${what} ${owner} ${one.member}`) ?? 0) > 0;
  const isOver = one.until !== null && one.until <= new Date(world.now()).toISOString();
  return [
    ...(isOver ? ['ended,last_day left'] : []),
    ...(acted('leave') ? ['left'] : []),
    ...(acted('remove') ? ['removed'] : []),
    ...(leavers.has(one.member) ? ['deleted', ''] : []),
    ...(leavers.has(owner) ? ['owner_gone', ''] : []),
  ];
}

/** An invitation ends by someone who may end it, or because there is no place for it. Then the newest go. */
function judgeInvitations(
  { underWay, leavers }: PeopleWorld,
  owner: string,
  { was, is }: Change,
): string | null {
  const acted = (what: string, email: string) =>
    (underWay.get(`${what} ${owner} ${email}`) ?? 0) > 0;
  for (const one of was.invitations) {
    if (is.invitations.some(({ id }) => id === one.id)) continue;
    if (acted('answer', one.email) || acted('invite', one.email) || leavers.has(owner)) continue;
    if (is.places === null) return `the invitation of ${one.email} lapsed without a plan`;
    // Who joins takes no place that an invitation holds.
    const before = was.members.map(({ id }) => id);
    const here = [...was.members, ...is.members.filter(({ id }) => before.includes(id))];
    const staying = new Set(here.filter(isIn).map(({ id }) => id)).size;
    const wanted = 1 + staying + was.invitations.filter(holdsPlace).length;
    const isCrowded = 1 + staying > is.places || is.places === 1;
    if (!holdsPlace(one)) {
      if (isCrowded) continue;
      return `the invitation of ${one.email}, which holds no place, lapsed`;
    }
    const later = is.invitations.find((other) => holdsPlace(other) && other.sentAt > one.sentAt);
    if (later) return `the invitation of ${one.email} lapsed before that of ${later.email}`;
    if (wanted <= is.places) return `the invitation of ${one.email} lapsed though there is room`;
  }
  for (const one of is.invitations) {
    if (was.invitations.some(({ id }) => id === one.id)) continue;
    if (!acted('invite', one.email)) return `${one.email} is invited by no one`;
    if (is.places === null) return `${one.email} is invited without a plan`;
    const same = is.invitations.filter(({ email }) => email === one.email);
    if (same.length > 1) return `${one.email} has ${same.length} open invitations`;
  }
  return null;
}

type SentMail = { membership: string | null; words: string };

/** Who is told of what, of that which is about people. */
function newMails(before: Documents, after: Documents, changed: readonly string[]): SentMail[] {
  return changed.flatMap((name) => {
    const stored = after.get(name);
    if (collectionOf(name) !== 'mail' || stored === undefined || before.has(name)) return [];
    const { kind, facts } = Mail.parse(plainOf(stored));
    if (kind === 'membership') {
      return [{ membership: String(facts['membership']), words: String(facts['event']) }];
    }
    if (kind === 'person_left') {
      const how = String(facts['how']);
      const words = how === 'last_day' ? 'last_day left' : how;
      return [{ membership: idOf(name).split('_')[1] ?? null, words }];
    }
    return kind === 'person_joined' ? [{ membership: null, words: kind }] : [];
  });
}

/** When all is well again, and every look has been taken. */
export function judgeEnd(scene: PeopleWorld, documents: Documents, owner: string): string | null {
  const view = viewOf(documents, owner, scene);
  const now = new Date(scene.world.now()).toISOString();
  const isLookedAt = view.machines.some(({ state }) => state !== 'erased');
  const over = view.members.find(({ until }) => until !== null && until <= now);
  if (isLookedAt && over) return `${over.member} is a member after their last day`;
  const wrong = judgeCopies(view) ?? (isLookedAt ? judgePlaces(view, view) : null);
  return wrong;
}

/** @returns a document that still names an account that is gone */
export function leftOf(documents: Documents, uid: string): string | null {
  for (const [name, stored] of documents) {
    if (collectionOf(name) === 'deletedAccounts') continue;
    if (`${idOf(name)} ${JSON.stringify(plainOf(stored))}`.includes(uid)) {
      return `${collectionOf(name)}/${idOf(name)} still names ${uid}`;
    }
  }
  return null;
}

/** The machines that someone sees and may enter now, by what members are shown. */
export function seesOpen(documents: Documents, uid: string, machine: string, now: number): boolean {
  const copy = listIn(documents, 'sharedMachines', Copy).find(
    ({ id }) => id === `${uid}_${machine}`,
  );
  return copy !== undefined && copy.state === 'ready' && Date.parse(copy.until) > now;
}

function viewOf(documents: Documents, owner: string, { world }: PeopleWorld): View {
  const now = new Date(world.now()).toISOString();
  const ofOwner = (one: { owner: string }) => one.owner === owner;
  const plan = fieldsOf(documents, 'subscriptions', owner, Plan);
  const choice = fieldsOf(documents, 'users', owner, Choice)?.peopleToKeep;
  return {
    members: listIn(documents, 'memberships', Member).filter(ofOwner),
    invitations: listIn(documents, 'invitations', Invitation)
      .filter(ofOwner)
      .filter(({ state, lapsesAt }) => state === 'open' && lapsesAt > now),
    machines: listIn(documents, 'machines', Machine).filter(({ uid }) => uid === owner),
    copies: listIn(documents, 'sharedMachines', Copy).filter(ofOwner),
    places: placesOf(plan),
    keep: choice !== undefined && choice.planId === plan?.planId ? choice.ids : null,
    isGoing: fieldsOf(documents, 'deletedAccounts', owner, Mark) !== null,
  };
}

const WITH_PLACES = ['trialing', 'active', 'past_due', 'paused', 'unpaid'];

function placesOf(plan: z.infer<typeof Plan> | null): number | null {
  if (plan === null || !WITH_PLACES.includes(plan.status)) return null;
  const [, places] = Object.entries(PLACES).find(([slug]) => plan.planId?.includes(slug)) ?? [];
  return places ?? null;
}

function listIn<T extends z.ZodObject>(
  documents: Documents,
  collection: string,
  shape: T,
): WithId<T>[] {
  const found: WithId<T>[] = [];
  for (const [name, stored] of documents) {
    if (collectionOf(name) !== collection) continue;
    found.push({ ...parsed(shape, plainOf(stored)), id: idOf(name) });
  }
  return found;
}

const known = new WeakMap<object, unknown>();

/** What is stored never changes in place. */
function parsed<T extends z.ZodObject>(shape: T, fields: object): z.infer<T> {
  const before = known.get(fields);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each collection has one shape here
  if (before !== undefined) return before as z.infer<T>;
  const result = shape.parse(fields);
  known.set(fields, result);
  return result;
}

function fieldsOf<T extends z.ZodObject>(
  documents: Documents,
  collection: string,
  id: string,
  shape: T,
): z.infer<T> | null {
  for (const [name, stored] of documents) {
    if (collectionOf(name) !== collection || idOf(name) !== id) continue;
    return shape.safeParse(plainOf(stored)).data ?? null;
  }
  return null;
}

export { Invitation, listIn, Machine, Mail, Member };

function collectionOf(name: string): string {
  const end = name.lastIndexOf('/');
  return name.slice(name.lastIndexOf('/', end - 1) + 1, end);
}

function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Its mail has not come back. */
function holdsPlace({ bouncedAt }: Invitation): boolean {
  return bouncedAt === undefined;
}

function isIn({ state }: Member): boolean {
  return state === 'active';
}

function waits({ reason }: Member): boolean {
  return reason === 'places';
}

function opens({ machines }: Member, id: string): boolean {
  return machines === 'all' || machines.includes(id);
}

function isEarlier(one: Member, other: Member): boolean {
  return `${one.joinedAt} ${one.id}` < `${other.joinedAt} ${other.id}`;
}
