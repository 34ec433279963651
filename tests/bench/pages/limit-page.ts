const WORDS =
  'a about address after all an and answer any are as at back be before behind between box by can card change clock close come day disk do door draft each end every file find first folder for from give go half hand has have hold home house how if in into is it its keep key kind know large last leave less letter light line little long look machine make many may mean mind more most move much name near need never new next night no not nothing now of off old on once one only open or other our out over own page paper part people place plain plan point question quiet read right room run same say see server set she short should show side sign small so some stand still stop such table take tell than that the their then there they thing think this time to told two under until up use very wait was way we week what when where which while who why will with word work write year yes you your'.split(
    ' ',
  );
const BYTES = 30_000;

/** The limit that no page can beat: one file of 30 kB (about 5 compressed) with inline styles and no script, font or picture. */
export function limitPage() {
  let html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The limit</title><meta name="description" content="The limit page"><link rel="icon" href="data:,"><style>body{font:17px/1.6 Arial,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#12201a;background:#f5f7f4}</style></head><body><main><h1>The limit</h1>';
  // Our own generator, so that every run measures the same text.
  let seed = 1;
  const next = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  // Real text repeats itself, so every second sentence is a repeat.
  const sentences: string[] = [];
  while (html.length < BYTES) {
    const isRepeated = sentences.length > 8 && next(3) > 0;
    const sentence = isRepeated
      ? (sentences[next(sentences.length)] ?? '')
      : Array.from({ length: 9 }, () => WORDS[next(WORDS.length)]).join(' ');
    if (!isRepeated) sentences.push(sentence);
    html += next(6) === 0 ? `<h2>${sentence}</h2>` : `<p>${sentence}, ${sentence}.</p>`;
  }
  return `${html}</main></body></html>`;
}
