/** Some of the fields of an object, and of the objects in it. */
type Parts<One> = One extends object
  ? { [Key in keyof One]?: One[Key] | Parts<One[Key]> | undefined }
  : One;

/** An object of Stripe's with the fields that are set or looked at anywhere; its type promises the others. */
export function shown<One extends object>(fields: Parts<One>): One;
export function shown(fields: object): object {
  return fields;
}

/** A list that is whole. */
export function listOf<Item>(data: Item[], url: string) {
  return { object: 'list' as const, data, has_more: false, url };
}

/** What is held is in the order in which it was made. */
export function newestFirst<Item>(items: Iterable<Item>): Item[] {
  return [...items].toReversed();
}
