import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { BusinessNameLink } from '@wbn/cards/business/business-name-link.tsx';
import { TypeAndPlace } from '@wbn/cards/business/type-and-place.tsx';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { fieldId } from '@wbn/forms/edit/field-id.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requestFormName } from './request-values.ts';
import * as styles from './send-request.css.ts';

interface ReceiverCardProps {
  readonly business: Pick<BusinessCard, 'businessID' | 'verified' | 'general' | 'contactInfo'>;
}

/** The company that is asked. */
export function ReceiverCard({ business }: ReceiverCardProps) {
  const { t } = useTranslation('send-request');
  return (
    <Labelled label={t('field.to')} control="to">
      <div className={styles.thing}>
        <div className={styles.picture}>
          <BusinessLogo general={business.general} sizes="3rem" />
        </div>
        <div className={styles.words}>
          <ReceiverName business={business} />
          <TypeAndPlace business={business} city />
        </div>
      </div>
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  /** By which the list of problems leads here. */
  readonly control: string;
  readonly children: ReactNode;
}

/** A label over something that is shown and not typed. */
export function Labelled({ label, control, children }: LabelledProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      id={fieldId(requestFormName, control)}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.labelled}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  );
}

export function ReceiverName({ business }: ReceiverCardProps) {
  return (
    <span className={styles.nameRow}>
      <BusinessNameLink business={business} />
      <VerifiedBadge verified={business.verified} />
    </span>
  );
}
