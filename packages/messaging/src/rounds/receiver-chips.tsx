import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { sendRequestsPath } from '@wbn/cards/business/business-path.ts';
import { TypeAndPlace } from '@wbn/cards/business/type-and-place.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { fieldId } from '@wbn/forms/edit/field-id.ts';
import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Labelled, ReceiverName } from '../send-request/receiver-card.tsx';
import { requestFormName } from '../send-request/request-values.ts';
import * as styles from '../send-request/send-request.css.ts';

interface ReceiverChipsProps {
  readonly businesses: readonly BusinessProfile[];
}

/** The companies that are asked, each with what it is good at, and the way to leave it out. */
export function ReceiverChips({ businesses }: ReceiverChipsProps) {
  const { t } = useTranslation('send-request');
  const path = usePath();
  const ids = businesses.map(({ businessID }) => businessID);
  return (
    <Labelled label={`${t('field.to')}: ${t('several.count', { count: ids.length })}`} control="to">
      <ul className={styles.things}>
        {businesses.map((business, at) => (
          <li
            key={business.businessID}
            id={fieldId(requestFormName, `to.${at}`)}
            tabIndex={-1}
            className={styles.thing}
          >
            <div className={styles.picture}>
              <BusinessLogo general={business.general} sizes="3rem" />
            </div>
            <div className={styles.words}>
              <ReceiverName business={business} />
              <TypeAndPlace business={business} city />
              <Strengths business={business} />
            </div>
            {ids.length > 1 && (
              <IconLink
                to={path(sendRequestsPath(ids.filter((id) => id !== business.businessID)))}
                replace
                preventScrollReset
                label={t('removeNamed', { name: business.general.companyName })}
                icon={<X aria-hidden />}
              />
            )}
          </li>
        ))}
      </ul>
    </Labelled>
  );
}

/** What it makes and how fast, where that is known. */
function Strengths({ business: { general, tradeCapabilities } }: { readonly business: BusinessProfile }) {
  const { t } = useTranslation('send-request');
  const days = tradeCapabilities?.averageLeadTime;
  const told = [
    ...general.categories.slice(0, 2).map(({ name }) => name),
    ...(days === undefined ? [] : [t('several.leadTime', { count: days })]),
  ];
  return told.length > 0 && <Text size="sm">{told.join(' · ')}</Text>;
}
