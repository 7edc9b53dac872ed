import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { NeedHelpChoices } from './need-help-choices.ts';
import type { NeedHelpFormProps } from './need-help-form.tsx';
import type { NeedHelpOutcome } from './need-help-outcome.ts';
import { NeedHelpPage } from './need-help-page.tsx';
import type { NeedHelpValues } from './need-help-values.ts';

const choices: NeedHelpChoices = {
  countries: [
    { value: 'AU', text: 'Australia' },
    { value: 'CL', text: 'Chile' },
    { value: 'US', text: 'United States' },
  ],
  usaStates: [
    { value: 'US-CA', text: 'California' },
    { value: 'US-DC', text: 'District of Columbia' },
  ],
  businessTypes: [
    { value: 'MA', text: 'Manufacturers' },
    { value: 'IM', text: 'Importers' },
  ],
  jobPositions: [{ value: 'owner', text: 'Owner' }],
  industries: [
    { value: '0005', text: 'Machineries' },
    { value: '0011', text: 'Food & Agriculture' },
  ],
};

const good: NeedHelpValues = {
  firstName: 'Ana',
  lastName: 'Rossi',
  email: 'ana@rossi.example',
  businessName: 'Viña Rossi',
  companyPhone: '+56 32 274 0000',
  country: 'CL',
};
const draftKey = 'wbn-need-help-draft';

const meta = {
  title: 'Need help/Need help page',
  component: NeedHelpPage,
  args: { choices, sending: false, outcome: undefined, onSend: fn() },
  beforeEach: () => localStorage.removeItem(draftKey),
} satisfies Meta<typeof NeedHelpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers every request in the same way, as the route does. */
function Answered({ answer, ...props }: NeedHelpFormProps & { readonly answer: NeedHelpOutcome }) {
  const [outcome, setOutcome] = useState<NeedHelpOutcome>();
  const handleSend = (values: NeedHelpValues) => {
    props.onSend(values);
    setOutcome({ ...answer });
  };
  return <NeedHelpPage {...props} outcome={outcome} onSend={handleSend} />;
}

const textbox = (root: HTMLElement, name: string | RegExp) => within(root).getByRole('textbox', { name });
const picker = (root: HTMLElement, name: string | RegExp) => within(root).getByRole('combobox', { name });
const submit = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Submit to WBN' }));

async function fillIn(root: HTMLElement): Promise<void> {
  await userEvent.type(textbox(root, 'First name'), 'Ana');
  await userEvent.type(textbox(root, 'Last name'), 'Rossi');
  await userEvent.type(textbox(root, 'Email'), 'ana@rossi.example');
  await userEvent.type(textbox(root, 'Company name'), 'Viña Rossi');
  await userEvent.type(textbox(root, 'Company telephone'), '+56 32 274 0000');
  await userEvent.selectOptions(picker(root, 'Country'), 'CL');
}

export const Empty: Story = {
  parameters: {
    rows: ['NHF-01', 'NHF-02', 'NHF-04', 'NHF-05', 'NHF-06', 'NHF-09'],
    proves: 'Every field is there and empty; every select has an empty option',
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement);
    await expect(root.getByRole('heading', { level: 1 })).toHaveTextContent('NEED BUSINESS HELP?');
    await expect(canvasElement).toHaveTextContent('NO FEE APPLIED');
    for (const name of [
      ...['First name', 'Last name', 'Company name', 'Web site', 'Address', 'Postal / zip code', 'City'],
      ...['Total employees', 'Sales employees', 'Mobile phone', 'Email', 'Fax'],
    ]) {
      await expect(textbox(canvasElement, name)).toHaveValue('');
    }
    for (const name of ['Type of business', 'Position in the company', 'Country']) {
      await expect(picker(canvasElement, name)).toBeVisible();
    }
    const pickers = root.getAllByRole<HTMLSelectElement>('combobox');
    await expect(pickers).toHaveLength(11);
    for (const select of pickers) {
      await expect(select).toHaveValue('');
      await expect(select.options[0]).toHaveTextContent('Select');
    }
    await expect(root.getAllByRole('combobox', { name: /^Looking for product \d$/ })).toHaveLength(4);
    await expect(root.getAllByRole('combobox', { name: /^Product or service to sell \d$/ })).toHaveLength(4);
    await expect(root.getAllByRole('textbox', { name: /^More information/ })).toHaveLength(2);
    await expect(root.queryByRole('textbox', { name: /empty/i })).toBeNull();
  },
};

export const UsaStates: Story = {
  tags: ['!dev'],
  parameters: { rows: ['NHF-03', 'NHF-08'], proves: 'Asks for the state in the USA only' },
  play: async ({ canvasElement, args }) => {
    const root = within(canvasElement);
    await expect(root.queryByRole('combobox', { name: /US state/ })).toBeNull();
    await fillIn(canvasElement);
    await userEvent.selectOptions(picker(canvasElement, 'Country'), 'US');
    const state = picker(canvasElement, /US state/) as HTMLSelectElement;
    await expect(state.options[0]).toHaveTextContent('Select one state');
    await submit(canvasElement);
    await waitFor(() => expect(state).toBeInvalid());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.selectOptions(state, 'US-DC');
    await expect(state).not.toBeInvalid();
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ ...good, country: 'US', usaState: 'US-DC' }),
    );
  },
};

export const Problems: Story = {
  parameters: {
    rows: ['decision 22'],
    proves: 'Shows problems at the fields and at the top; keeps what is typed',
  },
  play: async ({ canvasElement, args }) => {
    const root = within(canvasElement);
    await userEvent.type(textbox(canvasElement, 'Email'), 'ana');
    await userEvent.type(textbox(canvasElement, 'Total employees'), 'many');
    await submit(canvasElement);
    const title = await root.findByText('7 fields need your attention');
    await waitFor(() => expect(title.parentElement).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    const email = textbox(canvasElement, 'Email');
    await expect(email).toHaveValue('ana');
    await expect(email).toHaveAccessibleDescription('Enter an email address, such as name@company.com.');
    await expect(root.getByRole('link', { name: /^Email:/ })).toHaveAttribute('href', `#${email.id}`);
    await userEvent.type(email, '@rossi.example');
    await expect(email).not.toBeInvalid();
  },
};

export const Submitting: Story = {
  parameters: { rows: ['NHF-11'], proves: 'The button is busy while the form is sent and takes no click' },
  args: { sending: true },
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: /Submit to WBN/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Success: Story = {
  parameters: { rows: ['NHF-11', 'NHF-13'], proves: 'The sent form is empty again and leaves no draft' },
  render: (args) => <Answered {...args} answer={{ state: 'sent' }} />,
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    await expect(localStorage.getItem(draftKey)).toContain('ana@rossi.example');
    await submit(canvasElement);
    const toast = within(canvasElement.ownerDocument.body);
    const [note] = await toast.findAllByText('Request sent successfully, you will be contact soon!');
    await expect(args.onSend).toHaveBeenCalledWith(good);
    await waitFor(() => expect(note?.parentElement).toHaveFocus());
    await expect(textbox(canvasElement, 'First name')).toHaveValue('');
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const Limited: Story = {
  parameters: {
    rows: ['NHF-14'],
    proves: 'Says that the form was sent too often, also the form in a document',
  },
  args: { received: { values: { firstName: 'Ana' }, outcome: { state: 'limited' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You have sent several requests in a short time/);
    await expect(textbox(canvasElement, 'First name')).toHaveValue('Ana');
  },
};

export const Failed: Story = {
  parameters: { rows: ['NHF-11', 'NHF-14'], proves: 'Not sent; keeps what is typed' },
  render: (args) => <Answered {...args} answer={{ state: 'failed' }} />,
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    await within(canvasElement.ownerDocument.body).findByText(
      'There was an error processing your request, please try again in a few hours!',
    );
    await expect(textbox(canvasElement, 'First name')).toHaveValue('Ana');
    await expect(localStorage.getItem(draftKey)).toContain('ana@rossi.example');
    await expect(within(canvasElement).getByRole('button', { name: 'Submit to WBN' })).toBeEnabled();
  },
};

export const RefusedByTheServer: Story = {
  parameters: { rows: ['decision 22'], proves: 'Shows problems that only the server found in the same way' },
  render: (args) => <Answered {...args} answer={{ state: 'invalid', problems: { country: 'unknown' } }} />,
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    await within(canvasElement).findByText('One field needs your attention');
    await expect(picker(canvasElement, 'Country')).toBeInvalid();
  },
};

export const WithADraft: Story = {
  tags: ['!dev'],
  parameters: { rows: ['NHF-07'], proves: 'Restores a draft; resetting deletes it and can be undone' },
  beforeEach: () =>
    localStorage.setItem(
      draftKey,
      JSON.stringify({ firstName: 'Ana', country: 'US', usaState: 'US-CA', moreInfoBuy: 'Pumps' }),
    ),
  play: async ({ canvasElement }) => {
    const root = within(canvasElement);
    await root.findByText('We restored what you typed last time.');
    await expect(textbox(canvasElement, 'First name')).toHaveValue('Ana');
    await expect(picker(canvasElement, /US state/)).toHaveValue('US-CA');
    await expect(canvasElement).toHaveTextContent('5/512');
    await userEvent.click(root.getByRole('button', { name: 'Reset Form' }));
    await expect(textbox(canvasElement, 'First name')).toHaveValue('');
    await expect(localStorage.getItem(draftKey)).toBeNull();
    await userEvent.click(root.getByRole('button', { name: 'Undo' }));
    await expect(textbox(canvasElement, 'First name')).toHaveValue('Ana');
    await expect(localStorage.getItem(draftKey)).toContain('Pumps');
  },
};

export const Upgrade: Story = {
  args: {
    prefill: {
      upgradeBusiness: '01939b2e-7c1a-7d3e-9f10-00000000abcd',
      upgradePlan: 'gold',
      businessName: 'Viña Rossi',
      country: 'CL',
    },
  },
  beforeEach: () => localStorage.setItem(draftKey, JSON.stringify({ ...good, businessName: 'Another' })),
};

export const UpgradeSent: Story = {
  ...Upgrade,
  tags: ['!dev'],
  parameters: {
    proves:
      'A request for a plan shows company, plan and price, and sends them with what was typed last time',
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Upgrade of Viña Rossi to Gold')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/US\$.1,850\.00 per year/);
    await waitFor(() => expect(textbox(canvasElement, 'First name')).toHaveValue('Ana'));
    await expect(textbox(canvasElement, 'Company name')).toHaveValue('Viña Rossi');
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        ...good,
        upgradeBusiness: '01939b2e-7c1a-7d3e-9f10-00000000abcd',
        upgradePlan: 'gold',
      }),
    );
  },
};

export const FreeTextLimit: Story = {
  tags: ['!dev'],
  parameters: { rows: ['NHF-10'], proves: 'A free text ends at 512 characters' },
  play: async ({ canvasElement }) => {
    const text = textbox(canvasElement, 'More information on what to buy');
    await userEvent.click(text);
    await userEvent.paste('x'.repeat(600));
    await expect(text).toHaveValue('x'.repeat(512));
    await expect(canvasElement).toHaveTextContent('512/512');
  },
};

export const ReceivedWithProblems: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Without JavaScript: the page that answers a form holds what was typed and its problems',
  },
  args: {
    received: {
      values: { ...good, companyPhone: '12' },
      outcome: { state: 'invalid', problems: { companyPhone: 'phone' } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(textbox(canvasElement, 'Company telephone')).toBeInvalid();
    await expect(textbox(canvasElement, 'Company telephone')).toHaveValue('12');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reset Form' }));
    await expect(textbox(canvasElement, 'Company telephone')).toHaveValue('');
  },
};

export const SentWithoutJavaScript: Story = {
  parameters: { rows: ['NHF-13'], proves: 'The page after the form was sent without JavaScript' },
  args: { sent: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Request sent successfully, you will be contact soon!');
  },
};
