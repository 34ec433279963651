import { TOUR } from './copy.ts';
import { LinkIndex } from '@/bands/link-index.tsx';
import {
  ActivityScreen,
  AskScreen,
  BackupsScreen,
  FilesScreen,
  PeopleScreen,
  ServersScreen,
} from './screens.tsx';
import { Tour } from './tour.tsx';
import { Split } from '@/bands/split.tsx';
import { Opening } from './opening.tsx';
import { YourSum } from './your-sum.tsx';
import { PlanTable } from './plan-table.tsx';

export function Page() {
  const { rail, ask, files, people, servers, backups, activity, more } = TOUR;
  return (
    <>
      <Opening />
      <Tour
        rail={rail}
        parts={[
          { ...ask, icon: 'search', screen: <AskScreen screen={ask.screen} /> },
          { ...files, icon: 'box', screen: <FilesScreen screen={files.screen} /> },
          { ...people, icon: 'user', screen: <PeopleScreen screen={people.screen} /> },
          { ...servers, icon: 'server', screen: <ServersScreen screen={servers.screen} /> },
          { ...backups, icon: 'clock', screen: <BackupsScreen screen={backups.screen} /> },
          { ...activity, icon: 'receipt', screen: <ActivityScreen screen={activity.screen} /> },
        ]}
      >
        <YourSum />
        <PlanTable />
      </Tour>
      <Split title={more.title}>
        <LinkIndex entries={more.entries} />
      </Split>
    </>
  );
}
