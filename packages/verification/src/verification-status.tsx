import { toApiError } from '@wbn/api-client/api-error.ts';
import { membershipScreenPath, verificationRecordPath } from '@wbn/cards/business/business-path.ts';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { ObjectionPart } from '@wbn/cards/objection/objection-part.tsx';
import { startVerification, withdrawVerification } from '@wbn/contract/verification/cases.ts';
import type { Verification } from '@wbn/contract/verification/verification.ts';
import { reviewDays, reviewStates } from '@wbn/contract/verification/verification-values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useState } from 'react';
import { useCaseMutation } from './use-case-mutation.ts';
import type { VerificationScreenProps } from './verification-screen.tsx';

/** Withdraws the case after a confirmation. */
function Withdraw({ api, businessID }: VerificationScreenProps) {
  const t = useText('verification-office');
  const words = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const withdraw = useCaseMutation(api, businessID, withdrawVerification);
  const takeBack = () =>
    withdraw.mutate({ params: { id: businessID } }, { onSettled: () => setAsking(false) });
  return (
    <div>
      {withdraw.error && <Notice tone="danger" title={words(toApiError(withdraw.error))} />}
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('withdraw.title')}
          confirm={t('withdraw.action')}
          cancel={t('cancel')}
          tone="danger"
          busy={withdraw.isPending}
          onConfirm={takeBack}
          onCancel={() => setAsking(false)}
        >
          {t('withdraw.body')}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface VerificationStatusProps extends VerificationScreenProps {
  readonly verification: Verification;
}

/** Shows the badge, explains the state of the case, and offers the next step. */
export function VerificationStatus({ verification, ...office }: VerificationStatusProps) {
  const t = useText('verification-office');
  const { date } = useLabels();
  const path = usePath();
  const { businessID, isOwner } = office;
  const { verified, verifiedUntil, open, last } = verification;
  const state = open?.state ?? last?.state ?? 'none';
  const isInReview = reviewStates.some((one) => one === state);
  // Of a badge that has ended, only one that was taken away can be objected to: the server says so.
  const isRefused = !open && last?.origin === 'company' && (state === 'rejected' || state === 'ended');
  const mayBeSent = state === 'none' || state === 'draft' || state === 'more-asked';
  return (
    <Surface padding="lg" aria-labelledby="standing">
      <Stack space="md">
        <Inline space="sm">
          <Heading level={2} size="md" id="standing">
            {t(`state.${state}.title`)}
          </Heading>
          <VerifiedBadge verified={verified} showUnverified />
        </Inline>
        <Text>
          {t(`state.${state}.body`)} {mayBeSent && t('reviewTime', { count: reviewDays })}
          {open?.submittedAt &&
            isInReview &&
            t('reviewSince', { date: date(open.submittedAt), count: reviewDays })}
        </Text>
        {verified && (
          <Text tone="muted">
            {verifiedUntil ? t('until', { date: date(verifiedUntil) }) : t('untilOpen')}{' '}
            <TextLink to={path(verificationRecordPath(businessID))}>{t('toRecord')}</TextLink>
          </Text>
        )}
        <Reason verification={verification} />
        {isRefused && isOwner && last && (
          <ObjectionPart api={office.api} type="verification" id={last.caseID} />
        )}
        {open ? isOwner && <Withdraw {...office} /> : <StartCase verification={verification} {...office} />}
      </Stack>
    </Surface>
  );
}

/** The reviewer's last reason or question. */
function Reason({ verification: { open, last } }: Pick<VerificationStatusProps, 'verification'>) {
  const t = useText('verification-office');
  const shown = open ?? last;
  if (!shown?.reason) return null;
  const isAsked = shown.state === 'more-asked';
  const title = isAsked ? t('asked') : t('reason', { name: shown.decidedBy ?? '' });
  return (
    <Notice tone={isAsked ? 'warning' : 'info'} title={title}>
      <Text {...foreignText(shown.reason)}>{shown.reason}</Text>
    </Notice>
  );
}

/** The button that starts a case, or why none can start now. */
function StartCase({ api, businessID, isOwner, verification }: VerificationStatusProps) {
  const t = useText('verification-office');
  const { date } = useLabels();
  const path = usePath();
  const words = useErrorMessage();
  const start = useCaseMutation(api, businessID, startVerification);
  const { includesReview, startsOn, verified } = verification;
  if (!includesReview)
    return (
      <Stack space="sm">
        <Text>{t('plan')}</Text>
        {isOwner && (
          <div>
            <ButtonLink to={path(membershipScreenPath(businessID))}>{t('toMembership')}</ButtonLink>
          </div>
        )}
      </Stack>
    );
  if (startsOn) return <Text tone="muted">{t('startsOn', { date: date(startsOn) })}</Text>;
  if (!isOwner) return <Text tone="muted">{t('ownerOnly')}</Text>;
  return (
    <Stack space="sm">
      {start.error && <Notice tone="danger" title={words(toApiError(start.error))} />}
      <div>
        <Button loading={start.isPending} onClick={() => start.mutate({ params: { id: businessID } })}>
          {t(verified ? 'renew' : 'begin')}
        </Button>
      </div>
    </Stack>
  );
}
