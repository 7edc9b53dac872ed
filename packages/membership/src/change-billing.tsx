import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { changeBilling } from '@wbn/contract/membership/subscription.ts';
import { ProblemList } from '@wbn/forms/edit/problem-list.tsx';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipSaved } from './membership-changes.ts';
import type { MembershipPartProps } from './membership-part.ts';
import { BillingFields } from './payment/billing-fields.tsx';
import { billingValuesOf, toBilling } from './payment/billing-values.ts';
import { useBillingForm } from './payment/use-billing-form.ts';

/** Who pays, as it stands on the invoices that follow. */
export function ChangeBilling({ api, userID, managed, state, onDone }: MembershipPartProps) {
  const { t } = useTranslation('membership');
  const toast = useToast();
  const failureWords = useFailureWords();
  const { business } = managed;
  const element = useRef<HTMLFormElement>(null);
  const { businessID } = business;
  const client = useQueryClient();
  const change = useMutation({
    ...callMutation(api, changeBilling),
    onSuccess: (saved) => membershipSaved(client, businessID, saved),
  });
  const form = useBillingForm({
    draftKey: `wbn-billing-${userID}-${businessID}`,
    known: billingValuesOf(state.billing, business),
    save: async (values) => {
      try {
        await change.mutateAsync({ body: { businessID, billing: toBilling(values) } });
      } catch (error) {
        if (!managed.fail(error)) toast(failureWords(toApiError(error)), 'danger');
        throw error;
      }
    },
    onSaved: () => onDone(t('done.billing')),
  });
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form ref={element} noValidate aria-label={t('payment.changeBilling')} onSubmit={handleSubmit}>
      <Surface padding="lg" aria-labelledby="change-billing">
        <Stack space="md">
          <Stack space="xxs">
            <Heading level={2} size="md" id="change-billing">
              {t('payment.changeBilling')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('payment.billingHint')}
            </Text>
          </Stack>
          <ProblemList form={form} />
          <BillingFields api={api} form={form} />
          <Inline>
            <Button type="submit" loading={form.saving}>
              {t('save')}
            </Button>
            <ButtonLink to="?" replace variant="quiet">
              {t('back')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Surface>
    </form>
  );
}
