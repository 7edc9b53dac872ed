import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import {
  type BusinessQualityReply,
  type CompletenessItem,
  loadBusinessQuality,
  type QualityLift,
} from '@wbn/contract/business/quality.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { type ManageScreen, rolesOf, screenPath } from '../manage/screens.ts';
import { StepList } from '../steps/step-list.tsx';

interface QualityPanelProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly access: BusinessRole;
  readonly limit?: number;
}

/** The quality score of a company, its parts, and what would raise it. */
export function QualityPanel({ api, businessID, access, limit = 3 }: QualityPanelProps) {
  const t = useText('quality');
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadBusinessQuality, { params: { id: businessID } }),
  );
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  return (
    <Surface aria-labelledby="quality" padding="lg" aria-busy={!data}>
      <Stack space="md">
        <Heading level={2} size="md" id="quality">
          {t('title')}
        </Heading>
        {data ? (
          <>
            <Progress
              label={t('score')}
              value={data.score}
              valueText={t('of', { points: data.score, most: 100 })}
            />
            <Heading level={3} size="sm">
              {t('lifts')}
            </Heading>
            {data.lifts.length > 0 ? (
              <QualityLifts lifts={data.lifts} businessID={businessID} access={access} limit={limit} />
            ) : (
              <Text>{t('best')}</Text>
            )}
            <Heading level={3} size="sm">
              {t('parts')}
            </Heading>
            <Stack space="sm">
              {data.parts.map(({ name, points, most }) => (
                <Progress
                  key={name}
                  label={t(`part.${name}`)}
                  value={points}
                  max={most}
                  valueText={t('of', { points, most })}
                />
              ))}
            </Stack>
            <MutedText>{t('explain')}</MutedText>
          </>
        ) : (
          <Skeleton lines={8} />
        )}
      </Stack>
    </Surface>
  );
}

/** The quality page, for all members of a company. */
export function QualityPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame api={api} id={id} screen="quality">
      {({ business, session }) => (
        <>
          <QualityPanel
            api={api}
            businessID={business.businessID}
            access={session.access}
            limit={Number.POSITIVE_INFINITY}
          />
          {rolesOf.figures.includes(session.access) && <ToFigures businessID={business.businessID} />}
        </>
      )}
    </ManageFrame>
  );
}

function ToFigures({ businessID }: { readonly businessID: string }) {
  const t = useText('quality');
  const path = usePath();
  return <TextLink to={path(screenPath(businessID, 'figures'))}>{t('figures')}</TextLink>;
}

type Lifts = BusinessQualityReply['lifts'];

interface QualityLiftsProps {
  readonly lifts: Lifts;
  readonly businessID: string;
  readonly access: BusinessRole;
  /** Number of suggestions shown at once; the rest is collapsed. */
  readonly limit: number;
}

/** What would raise the score, most valuable first, each with a link. */
function QualityLifts({ lifts, businessID, access, limit }: QualityLiftsProps) {
  const t = useText('quality');
  const path = usePath();
  const steps = lifts.map(({ name, points }) => {
    const to = liftPath(name, { businessID, access });
    return {
      key: name,
      title: t(`item.${name}.do`),
      brings: t(`item.${name}.brings`),
      worth: <Badge tone="brand">{t('points', { points })}</Badge>,
      to: to && path(to),
    };
  });
  const rest = steps.slice(limit);
  return (
    <>
      <StepList steps={steps.slice(0, limit)} />
      {rest.length > 0 && (
        <Disclosure summary={t('more', { count: rest.length })}>
          <StepList steps={rest} />
        </Disclosure>
      )}
    </>
  );
}

/** The profile tab for each item. */
const tabOf: Readonly<Record<Exclude<CompletenessItem, 'products'>, string>> = {
  logo: 'general',
  shortDescription: 'general',
  generalDescription: 'general',
  contact: 'contact',
  categories: 'general',
  trade: 'trade',
  terms: 'terms',
  employees: 'general',
  cover: 'general',
  factory: 'factory',
  certificates: 'certificates',
  revenue: 'general',
  year: 'general',
  address: 'contact',
  video: 'general',
};

interface Viewer {
  readonly businessID: string;
  readonly access: BusinessRole;
}

/** Path of a suggestion, without language; undefined when the person's role does not allow it. */
export function liftPath(lift: QualityLift, { businessID, access }: Viewer): string | undefined {
  const at = (screen: ManageScreen, rest = '') =>
    rolesOf[screen].includes(access) ? `${screenPath(businessID, screen)}${rest}` : undefined;
  switch (lift) {
    case 'verification':
      return at('verification') ?? '/company-verification';
    case 'plan':
      return at('membership');
    case 'answers':
      return requestsPath(businessID);
    case 'news':
      return at('profile');
    case 'products':
    case 'moreProducts':
      return at('products', '/new');
    default:
      return at('profile', `/${tabOf[lift]}`);
  }
}
