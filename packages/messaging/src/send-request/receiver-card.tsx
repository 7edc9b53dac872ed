import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { CountryName } from '@wbn/cards/parts/country-name.tsx';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { fieldId } from '@wbn/forms/edit/field-id.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
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
          <ReceiverPlace business={business} />
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
  const path = usePath();
  const { companyName } = business.general;
  return (
    <span className={styles.nameRow}>
      <Text as="strong" weight="semibold">
        <TextLink to={path(businessPath(business))} tone="default" {...foreignText(companyName)}>
          {companyName}
        </TextLink>
      </Text>
      <VerifiedBadge verified={business.verified} />
    </span>
  );
}

export function ReceiverPlace({ business }: ReceiverCardProps) {
  const { country, city } = business.contactInfo;
  return (
    <Text size="sm" tone="muted">
      {business.general.businessType.name}
      {country && (
        <>
          {' · '}
          {city && <bdi>{city}, </bdi>}
          <CountryName country={country} flag />
        </>
      )}
    </Text>
  );
}
