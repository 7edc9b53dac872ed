import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import * as styles from './rounds.css.ts';

interface AnsweringCompanyProps {
  /** Of its name, for what it labels. */
  readonly id: string;
  readonly company: Author;
  readonly isVerified: boolean;
  readonly children: ReactNode;
}

/** A company that was asked. */
export function AnsweringCompany({ id, company, isVerified, children }: AnsweringCompanyProps) {
  const path = usePath();
  const { authorID: businessID, name: companyName, photo } = company;
  const general = { companyName, ...(photo && { profilePhoto: photo }) };
  return (
    <div className={styles.companyRow}>
      <div className={styles.logo}>
        <BusinessLogo general={general} sizes="2.5rem" />
      </div>
      <div className={styles.words}>
        <Text as="strong" size="sm" weight="semibold" id={id}>
          <TextLink
            to={path(businessPath({ businessID, general }))}
            tone="default"
            {...foreignText(companyName)}
          >
            {companyName}
          </TextLink>
        </Text>
        <VerifiedBadge verified={isVerified} />
        {children}
      </div>
    </div>
  );
}
