import { TodaysNames } from '../../areas/names-of-day/TodaysNames.tsx';
import { Faces } from '../../areas/start/Faces.tsx';
import { StoryOfDay } from '../../areas/start/StoryOfDay.tsx';
import { useStartPage } from '../../areas/start/startPageQuery.ts';
import { WaysIn } from '../../areas/start/WaysIn.tsx';

/** What stands around the empty form of the search: a story beside it; faces, who died on this day, and ways in beneath. */
export function StartParts() {
  const page = useStartPage();
  return (
    <>
      <StoryOfDay story={page?.story ?? null} />
      <div className="start-blocks">
        {page && <Faces faces={page.faces} stories={page.stories} />}
        <TodaysNames />
        {page && <WaysIn page={page} />}
      </div>
    </>
  );
}
