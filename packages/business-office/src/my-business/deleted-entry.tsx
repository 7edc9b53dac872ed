import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../downloads/use-download.ts';
import { NextStep } from '../publication/next-step.tsx';
import { PublicationBadge } from '../publication/publication-badge.tsx';
import { BusinessEntry } from './business-entry.tsx';
import * as styles from './my-business.css.ts';

interface DeletedEntryProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
  readonly titleId: string;
}

/** A company that was deleted: until when, and for its owner the way back and its data. */
export function DeletedEntry({ api, business, titleId }: DeletedEntryProps) {
  const { t } = useTranslation('publication');
  const { businessID, access, publication, general } = business;
  const { mutate, isPending, isError } = useDownload(api, { business }, 'company');
  return (
    <BusinessEntry
      business={business}
      titleId={titleId}
      level={2}
      isMarked={false}
      badges={
        <Inline space="xxs">
          <PublicationBadge publication={publication} />
        </Inline>
      }
    >
      <Text>{t('own.deleted')}</Text>
      {access === 'owner' && (
        <div className={styles.actions}>
          <NextStep
            api={api}
            businessID={businessID}
            company={general.companyName}
            access={access}
            publication={publication}
            describedBy={titleId}
          />
          <Button
            variant="secondary"
            size="sm"
            icon={<Download aria-hidden />}
            loading={isPending}
            aria-describedby={titleId}
            onClick={() => mutate()}
          >
            {t('download')}
          </Button>
        </div>
      )}
      {isError && (
        <Text size="sm" tone="danger" role="alert">
          {t('downloadFailed')}
        </Text>
      )}
    </BusinessEntry>
  );
}
