import { emptyStories, filledName, fillStories } from '../harness/records/fillStories.ts';
import { type Measurement, ms, percentile } from './measure.ts';
import type { BenchMuseum } from './museum.ts';

const stories = 2_000;
const saves = 50;

/** A save of a story among two thousand, with its automatic links and those of all that it touches computed anew. */
export async function benchStories(museum: BenchMuseum): Promise<Measurement[]> {
  const call = await museum.signIn();
  await emptyStories(museum.query);
  await fillStories(museum.query, stories);
  try {
    const rows = await museum.query<{ id: string; version: number }>(
      'SELECT id, version FROM person_story WHERE first_name = $1 ORDER BY id LIMIT $2',
      [filledName, saves],
    );
    const taken: number[] = [];
    let links = 0;
    for (const { id, version } of rows) {
      const began = performance.now();
      const story = { id, version, coupling_tags: ['gas', 'sport', 'medical_care'] };
      await call('updatePersonStory', { story });
      taken.push(performance.now() - began);
      const [row] = await museum.query<{ n: number }>(
        'SELECT count(*)::integer AS n FROM person_story_link WHERE story_id = $1',
        [id],
      );
      links += row?.n ?? 0;
    }
    const own = percentile(taken, 0.95);
    return [
      {
        what: `save of a story among ${stories}, some ${Math.round(links / saves)} links, p95`,
        measured: ms(own),
        budget: 'at most 1 s',
        met: own <= 1_000,
      },
    ];
  } finally {
    await emptyStories(museum.query);
  }
}
