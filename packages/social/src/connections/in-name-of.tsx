import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listUserBusinesses } from '@wbn/contract/business/list-user-businesses.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { useTranslation } from 'react-i18next';
import { useRelationApi } from '../relations/relation-api.ts';
import * as styles from './in-name-of.css.ts';

interface InNameOfProps {
  readonly businessID: string | undefined;
  readonly onChange: (businessID: string | undefined) => void;
}

/** Chooses between one's own lists and those of a company one works for; nothing for whoever works for none. */
export function InNameOf({ businessID, onChange }: InNameOfProps) {
  const { t } = useTranslation('relations');
  const { userID = '' } = useSession();
  const { data: businesses = [] } = useQuery({
    ...callQuery(useRelationApi(), listUserBusinesses, { query: { userID } }),
    enabled: userID !== '',
  });
  if (businesses.length === 0) return null;
  return (
    <div className={styles.place}>
      <Select
        label={t('as')}
        size="sm"
        value={businessID ?? ''}
        options={[
          { value: '', text: t('asMyself') },
          ...businesses.map((one) => ({ value: one.businessID, text: one.general.companyName })),
        ]}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  );
}
