import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { OfficeStory } from '@wbn/cards/fixtures/office-story.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { membershipApi } from './fixtures/membership-api.ts';
import standIn from './fixtures/stripe-stand-in.js?raw';
import { MembershipScreen } from './membership-screen.tsx';

interface StandIn {
  readonly calls: readonly (readonly [string, ...unknown[]])[];
  refusal: string | undefined;
  bankRefusal: string | undefined;
}

const stripe = () => (window as unknown as { stripeStandIn: StandIn }).stripeStandIn;
const callsOf = (name: string) => stripe().calls.filter(([one]) => one === name);
const { businessID } = harbourGear;
const asked: string[] = [];

/** Serves the files that the loader fetches from js.stripe.com. */
function serveStripe(): () => void {
  const append = document.head.appendChild;
  document.head.appendChild = <Given extends Node>(node: Given): Given => {
    if (node instanceof HTMLScriptElement && node.src.startsWith('https://js.stripe.com/')) {
      asked.push(node.src);
      node.src = URL.createObjectURL(new Blob([standIn], { type: 'text/javascript' }));
    }
    return append.call(document.head, node) as Given;
  };
  return () => {
    document.head.appendChild = append;
  };
}

function Page({ api }: { readonly api: ApiClient }) {
  return (
    <OfficeStory api={api}>
      {(office) => <MembershipScreen api={api} userID="nadia" office={office} />}
    </OfficeStory>
  );
}

const meta = {
  title: 'Membership/Stripe checkout',
  component: Page,
  args: {
    api: membershipApi({ gateway: 'stripe', isProven: () => !stripe().bankRefusal }).api,
  },
  parameters: { route: { path: '/business/:id/membership', at: `/business/${businessID}/membership` } },
  beforeEach: () => {
    localStorage.removeItem(`wbn-billing-nadia-${businessID}`);
    return serveStripe();
  },
} satisfies Meta<typeof Page>;

export default meta;

export const Plans: StoryObj<typeof meta> = {};

export const Purchase: StoryObj<typeof meta> = {
  tags: ['!dev'],
  parameters: {
    rows: ['MEM-04', 'MEM-08', 'MEM-09'],
    proves:
      "Loads Stripe's form when a card is asked for; shows refusals of Stripe and of the bank, then a purchase",
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Choose Gold' });
    await expect(asked).toEqual([]);
    await userEvent.click(canvas.getByRole('link', { name: 'Choose Gold' }));
    const card = await canvas.findByLabelText('Card of Stripe');
    await expect(asked).toHaveLength(1);
    await expect(callsOf('Stripe')).toEqual([['Stripe', 'pk_test_stand_in']]);
    const [, options] = callsOf('elements')[0] as [
      string,
      { appearance: { variables: { colorText: string } } },
    ];
    await expect(options).toMatchObject({
      allowedPaymentMethodTypes: ['card'],
      locale: 'en',
      currency: 'usd',
    });
    await expect(options.appearance.variables.colorText).toMatch(/^(rgb|oklch|color)/);

    const form = within(canvas.getByRole('form', { name: 'Buy Gold' }));
    await userEvent.clear(form.getByLabelText(/^Email/));
    await userEvent.type(form.getByLabelText(/^Email/), 'accounts@harbour.example');
    await waitFor(() => expect(form.getByRole('option', { name: 'Australia' })).toBeInTheDocument());
    await userEvent.selectOptions(form.getByLabelText(/^Country/), 'AU');
    await userEvent.type(form.getByLabelText(/^Address( |$|\*)(?!.*second)/), '1 Quay Street');
    const purchase = () => userEvent.click(form.getByRole('button', { name: 'Purchase' }));

    // Stripe's frame is empty and reports that itself.
    await purchase();
    await expect(callsOf('createPaymentMethod')).toEqual([]);
    await userEvent.type(card, '4000002500003155');
    stripe().refusal = 'Your card number is invalid.';
    await purchase();
    await form.findByText('You have error in your card information: Your card number is invalid.');
    await expect(callsOf('createPaymentMethod')[0]?.[1]).toMatchObject({
      billing_details: { address: { country: 'AU', line1: '1 Quay Street' } },
    });

    stripe().refusal = undefined;
    stripe().bankRefusal = 'We are unable to authenticate your payment method.';
    await purchase();
    await form.findByText(
      'You have error in your card information: We are unable to authenticate your payment method.',
    );
    await expect(callsOf('handleNextAction')).toEqual([
      ['handleNextAction', { clientSecret: 'pi_1_secret_2' }],
    ]);
    await expect(card).toHaveValue('4000002500003155');

    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(callsOf('update')).not.toEqual([]));
    document.documentElement.removeAttribute('data-theme');
    stripe().bankRefusal = undefined;
    await purchase();
    await screen.findByText('Successful checkout!');
  },
};
