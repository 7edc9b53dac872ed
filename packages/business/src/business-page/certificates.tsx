import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessCertificate } from '@wbn/contract/business/business.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './certificates.css.ts';

interface CertificatesProps {
  readonly certificates: readonly BusinessCertificate[];
  /** The day by which a certificate counts as expired, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What the company was certified for, and until when (BIZ-24). */
export function Certificates({ certificates, today }: CertificatesProps) {
  const { t: ofCards } = useTranslation('cards');
  return (
    <PageSection id="certificates" title={ofCards('section.certificates')}>
      <Columns as="ul" minimum={260}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <Certificate certificate={certificate} today={today} />
          </li>
        ))}
      </Columns>
    </PageSection>
  );
}

function Certificate({ certificate, today }: { certificate: BusinessCertificate; today: string }) {
  const { t } = useTranslation('business');
  const labels = useLabels();
  const { name, issueDate, expireDate, photo } = certificate;
  const expired = expireDate !== undefined && expireDate.slice(0, 10) < today;
  return (
    <div className={styles.certificate}>
      <div className={styles.photo}>
        <Photo
          src={photo?.url}
          versions={photo?.versions}
          sizes="auto, 16rem"
          alt={photo ? t('certificatePhoto', { name }) : ''}
          fallbackName={name}
        />
      </div>
      <Stack space="xxs" align="start">
        <Text as="strong" weight="semibold" dir="auto">
          {name}
        </Text>
        {issueDate && (
          <MutedText as="time" dateTime={issueDate} suppressHydrationWarning>
            {t('issued', { date: labels.date(issueDate) })}
          </MutedText>
        )}
        {expireDate && (
          <MutedText as="time" dateTime={expireDate} suppressHydrationWarning>
            {t(expired ? 'expiredOn' : 'expires', { date: labels.date(expireDate) })}
          </MutedText>
        )}
        {expired && <Badge tone="warning">{t('expired')}</Badge>}
      </Stack>
    </div>
  );
}
