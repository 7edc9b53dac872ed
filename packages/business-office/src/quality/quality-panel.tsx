import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { loadBusinessQuality } from '@wbn/contract/business/quality.ts';
import { Progress } from '@wbn/ui-kit/controls/progress.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { ManageFrame } from '../manage/manage-frame.tsx';
import * as styles from './quality.css.ts';
import { QualityLifts } from './quality-lifts.tsx';

interface QualityPanelProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly access: BusinessRole;
  /** How many steps are told at once. */
  readonly told?: number;
}

/** Where a company stands where nobody has typed a word: its score, the parts of it, and what would lift it. */
export function QualityPanel({ api, businessID, access, told = 3 }: QualityPanelProps) {
  const { t } = useTranslation('quality');
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
            <div className={styles.parts}>
              {data.parts.map(({ name, points, most }) => (
                <Progress
                  key={name}
                  label={t(`part.${name}`)}
                  value={points}
                  max={most}
                  valueText={t('of', { points, most })}
                />
              ))}
            </div>
            <MutedText>{t('explain')}</MutedText>
            <Heading level={3} size="sm">
              {t('lifts')}
            </Heading>
            {data.lifts.length > 0 ? (
              <QualityLifts lifts={data.lifts} businessID={businessID} access={access} told={told} />
            ) : (
              <Text>{t('best')}</Text>
            )}
          </>
        ) : (
          <Skeleton lines={8} />
        )}
      </Stack>
    </Surface>
  );
}

/** Where a company stands and what would lift it, for everybody who works for it. */
export function QualityPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame api={api} id={id} screen="quality">
      {({ business, session }) => (
        <QualityPanel
          api={api}
          businessID={business.businessID}
          access={session.access}
          told={Number.POSITIVE_INFINITY}
        />
      )}
    </ManageFrame>
  );
}
