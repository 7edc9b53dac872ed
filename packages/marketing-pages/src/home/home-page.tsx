import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { TerritorialSites } from '../network/territorial-sites.tsx';
import type { BusinessGroup } from './group-last-registered.ts';
import { Hero } from './hero.tsx';
import { LatestBusinesses } from './latest-businesses.tsx';
import { RegisterBanner } from './register-banner.tsx';
import { WaysIn } from './ways-in.tsx';

export interface HomePageProps {
  /** Latest companies by group; undefined when they could not be loaded. */
  readonly groups: readonly BusinessGroup[] | undefined;
}

/** The home page of an edition (HOME). */
export function HomePage({ groups }: HomePageProps) {
  return (
    <Stack space="xl">
      <Stack space="md">
        <Hero />
        <RegisterBanner />
        <WaysIn />
      </Stack>
      <LatestBusinesses groups={groups} />
      <TerritorialSites />
    </Stack>
  );
}
