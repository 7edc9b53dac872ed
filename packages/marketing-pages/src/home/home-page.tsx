import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { drawnWhenNear } from '@wbn/ui-kit/layout/drawn-when-near.css.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { type ReactNode, Suspense } from 'react';
import { CountryBusinesses, type CountryCompanies } from './country-businesses.tsx';
import type { BusinessGroup } from './group-last-registered.ts';
import { Hero } from './hero.tsx';
import { TerritorialSites } from './late-territorial-sites.tsx';
import { LatestBusinesses } from './latest-businesses.tsx';
import { RegisterBanner } from './register-banner.tsx';
import { WaysIn } from './ways-in.tsx';

export interface HomePageProps {
  /** Latest companies by group; undefined when they could not be loaded. */
  readonly groups: readonly BusinessGroup[] | undefined;
  /** Companies of the edition's own country; undefined when they could not be loaded. */
  readonly country: CountryCompanies | undefined;
  /** The industries with what is in them, drawn by the room that knows searches. */
  readonly industries: ReactNode;
}

/** The home page of an edition (HOME). */
export function HomePage({ groups, country, industries }: HomePageProps) {
  const shown = [...(country?.businesses ?? []), ...(groups ?? []).flatMap(({ businesses }) => businesses)];
  return (
    <Stack space="xl">
      <Stack space="md">
        <Hero />
        {industries}
        <WaysIn />
      </Stack>
      <Stack space="sm">
        <SampleNotice of={shown} />
        <CountryBusinesses companies={country} />
      </Stack>
      <RegisterBanner />
      <LatestBusinesses groups={groups} />
      <div className={drawnWhenNear}>
        <Suspense fallback={null}>
          <TerritorialSites />
        </Suspense>
      </div>
    </Stack>
  );
}
