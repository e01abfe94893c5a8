import { calendarSection } from '../../features/calendar/calendar-section.tsx';
import { EntrySection } from '../../records/entry/entry-section.tsx';
import type { Section } from '../../shell/frame/section.ts';
import { LogisticsDashboard } from './dashboard.tsx';
import { Manifest } from './manifest/manifest.tsx';
import { PeopleTransported } from './manifest/people-transported.tsx';
import { prepareToday } from './my-day/entered-today.ts';
import { MyDay } from './my-day/my-day.tsx';
import { ResourceLists } from './resource-lists.tsx';
import { SouvenirsTransported } from './souvenirs/souvenirs-transported.tsx';

export const sections: readonly Section[] = [
  { slug: 'dashboard', label: 'Dashboard', component: LogisticsDashboard },
  {
    slug: 'souvenirs-transported',
    label: 'Souvenirs Transported',
    component: SouvenirsTransported,
    prepare: prepareToday('souvenir'),
    submits: 'souvenir',
  },
  {
    slug: 'people-transported',
    label: 'People Transported',
    component: PeopleTransported,
    prepare: prepareToday('person'),
    submits: 'person',
  },
  {
    slug: 'customer-feedback',
    label: 'Customer Feedback',
    component: () => <EntrySection maker="feedback" />,
    submits: 'feedback',
  },
  { slug: 'manifest', label: 'Manifest', component: Manifest },
  { slug: 'my-day', label: 'My Day', component: MyDay },
  calendarSection,
  {
    slug: 'lists',
    label: 'Vehicles & Guides',
    component: ResourceLists,
    submits: 'resource',
  },
];
