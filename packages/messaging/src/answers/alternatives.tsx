import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { BusinessNameLink } from '@wbn/cards/business/business-name-link.tsx';
import { sendRequestsPath } from '@wbn/cards/business/business-path.ts';
import { TypeAndPlace } from '@wbn/cards/business/type-and-place.tsx';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { listAlternatives } from '@wbn/contract/messaging/requests.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Send } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import * as styles from './alternatives.css.ts';
import { copyInquiry } from './copy-inquiry.ts';

interface AlternativesProps {
  readonly api: ApiClient;
  readonly requestID: string;
  /** Id of the company that sent the inquiry; absent: the person. */
  readonly bid?: string | undefined;
}

/** Suggests other companies to a buyer who got no answer in time; otherwise renders nothing. */
export function Alternatives({ api, requestID, bid }: AlternativesProps) {
  const t = useText('answers');
  const { data: businesses = [] } = useQuery(
    callQuery(api, listAlternatives, { params: { rid: requestID }, query: { bid } }),
  );
  if (businesses.length === 0) return null;
  return (
    <Surface as="section" padding="md" aria-label={t('list')}>
      <Stack space="sm">
        <Heading level={3} size="sm">
          {t('title')}
        </Heading>
        <MutedText>{t('lead')}</MutedText>
        <ul className={styles.list}>
          {businesses.map((business) => (
            <Alternative key={business.businessID} business={business} />
          ))}
        </ul>
        <SendSame api={api} requestID={requestID} bid={bid} businesses={businesses} />
      </Stack>
    </Surface>
  );
}

function Alternative({ business }: { readonly business: BusinessCard }) {
  return (
    <li className={styles.company}>
      <div className={styles.logo}>
        <BusinessLogo general={business.general} sizes="2.5rem" />
      </div>
      <div className={styles.words}>
        <BusinessNameLink business={business} />
        <TypeAndPlace business={business} />
      </div>
      <VerifiedBadge verified={business.verified} />
    </li>
  );
}

interface SendSameProps extends AlternativesProps {
  readonly businesses: readonly BusinessCard[];
}

/** Opens the form for several companies, filled with this inquiry. */
function SendSame({ api, requestID, bid, businesses }: SendSameProps) {
  const t = useText('answers');
  const ofForm = useText('send-request');
  const path = usePath();
  const navigate = useNavigate();
  const userID = useProfile()?.userID;
  const copy = useMutation({
    mutationFn: (user: string) =>
      copyInquiry(api, {
        requestID,
        bid,
        userID: user,
        subjectText: (subject) => ofForm(`subjects.${subject}`),
      }),
    onSuccess: () => navigate(path(sendRequestsPath(businesses.map(({ businessID }) => businessID)))),
  });
  return (
    <Stack space="xs" align="start">
      <Button
        icon={<Send />}
        size="sm"
        variant="secondary"
        disabled={!userID || copy.isPending}
        onClick={() => userID && copy.mutate(userID)}
      >
        {copy.isPending ? t('preparing') : t('send')}
      </Button>
      {copy.isError && (
        <Text role="alert" size="sm">
          {t('failed')}
        </Text>
      )}
    </Stack>
  );
}
