import { TodaysNames } from '../../areas/names-of-day/TodaysNames.tsx';
import { Faces } from '../../areas/start/Faces.tsx';
import { useStartPage } from '../../areas/start/startPageQuery.ts';
import { WaysIn } from '../../areas/start/WaysIn.tsx';

export { StoryOfDay } from '../../areas/start/StoryOfDay.tsx';

/** What stands beneath the empty form of the search: faces, who died on this day, and ways in without a name. */
export function StartBlocks() {
  const page = useStartPage();
  return (
    <div className="start-blocks">
      {page && <Faces faces={page.faces} stories={page.stories} />}
      <TodaysNames />
      {page && <WaysIn page={page} />}
    </div>
  );
}
