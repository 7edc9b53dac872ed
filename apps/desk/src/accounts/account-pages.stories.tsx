import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answers, forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { CompaniesPage } from './companies-page.tsx';
import { CompanyPage } from './company-page.tsx';
import { MergePage } from './merge-page.tsx';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';
import {
  companyID,
  otherID,
  personID,
  sampleCompanies,
  sampleCompany,
  samplePeople,
  samplePerson,
  samplePreview,
} from './sample-accounts.ts';

const sent = fn();
const busy = () => new ApiError('ServiceUnavailable', 'Busy', 503);

/** A page; its address is the story's route. */
function ShownPage({ page: Page }: { readonly page: ComponentType }) {
  return <Page />;
}

const answers = (): Answers => ({
  'list-desk-people': () => withSiblings(samplePeople, { after: null }),
  'list-desk-companies': () => withSiblings(sampleCompanies, { after: null }),
  'load-desk-person': () => samplePerson,
  'load-desk-company': () => sampleCompany,
  'list-cases': () => withSiblings([], { after: null }),
  'list-staff-actions': () => withSiblings([], { after: null }),
  'preview-merge': () => samplePreview,
  'find-anything': () => [
    { type: 'business', id: otherID, name: 'Rossi Valves SpA', facts: ['IT'], path: `/companies/${otherID}` },
  ],
  'merge-companies': ({ body }) => {
    sent(body);
    return { mergeID: otherID, moved: {}, hiddenProducts: 0 };
  },
  'end-person-sessions': ({ body }) => {
    sent(body);
    return { ended: 1 };
  },
  'list-person-exports': () => [
    {
      exportID: otherID,
      state: 'ready',
      at: '2026-11-02T09:30:00.000Z',
      expiresAt: '2026-11-09T09:30:00.000Z',
    },
  ],
  'preview-person-deletion': () => ({
    blocked: [{ businessID: companyID, name: 'Rossi Valves' }],
    ...{ isStaff: false, going: [], returning: [], kept: { threads: 12, activity: 30, log: 2 } },
  }),
  'delete-person': ({ body }) => {
    sent(body);
    return new ApiError('Conflict', 'Others work for Rossi Valves: correct the owner first.', 409);
  },
  'open-private-facts': ({ body }) => {
    sent(body);
    return [{ name: 'email', value: 'olga@rossi.example' }];
  },
  'give-boosts': ({ body }) => {
    sent(body);
    return new ApiError('PlanLimitReached', 'Boosts come with the plans Gold, Premium and Platinum.', 403);
  },
});

const meta = {
  title: 'Desk/People and companies',
  component: ShownPage,
  decorators: [inDesk({ answers, role: 'administrator' })],
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page at its address. */
const at = (page: ComponentType, path: string, address = path) => ({
  args: { page },
  route: { path, at: address },
});
const people = at(PeoplePage, '/people');
const companies = at(CompaniesPage, '/companies', '/companies?plan=gold');
const person = at(PersonPage, '/people/:id', `/people/${personID}`);
const company = at(CompanyPage, '/companies/:id', `/companies/${companyID}`);
const merge = at(MergePage, '/companies/:id/merge', `/companies/${companyID}/merge?gone=${otherID}`);

export const People: Story = {
  args: people.args,
  parameters: { route: people.route, rows: ['STF-45'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Olga Rossi' })).toHaveAttribute(
      'href',
      `/people/${personID}`,
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name begins with' }), 'ol');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'measured');
  },
};

export const Companies: Story = {
  args: companies.args,
  parameters: { route: companies.route, rows: ['STF-45'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rossi Valves' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Plan' })).toHaveValue('gold');
  },
};

export const Nobody: Story = {
  args: people.args,
  parameters: { route: people.route },
  decorators: [inDesk({ answers: () => ({ 'list-desk-people': () => withSiblings([], { after: null }) }) })],
};

export const ListFailed: Story = {
  args: people.args,
  parameters: { route: people.route },
  decorators: [inDesk({ answers: () => ({ 'list-desk-people': busy }) })],
};

export const ListLoading: Story = {
  args: people.args,
  parameters: { route: people.route },
  decorators: [inDesk({ answers: () => ({ 'list-desk-people': forever }) })],
};

export const Person: Story = {
  args: person.args,
  parameters: { route: person.route, rows: ['STF-41'], proves: 'Sessions end only with a reason' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'End all sessions' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Stolen phone');
    await userEvent.click(dialog.getByRole('button', { name: 'End all sessions' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ reason: 'Stolen phone' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const PrivateFactsOpened: Story = {
  args: person.args,
  parameters: {
    route: person.route,
    rows: ['STF-44'],
    proves: 'The address is hidden until there is a reason',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email and phone' }));
    await expect(canvas.queryByText('olga@rossi.example')).toBeNull();
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'She asked for it');
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await expect(await dialog.findByText('olga@rossi.example')).toBeVisible();
  },
};

export const DeletionRefused: Story = {
  args: person.args,
  parameters: { route: person.route, rows: ['STF-47'], proves: 'What must be kept is said before' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Download' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the account' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(await dialog.findByText(/12 threads for the other side/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Asked by letter');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the account' }));
    // Said before and by the server.
    await waitFor(() => expect(dialog.getAllByText(/Others work for Rossi Valves/)).toHaveLength(2));
  },
};

export const SupportRole: Story = {
  args: person.args,
  decorators: [inDesk({ answers, role: 'support' })],
  parameters: { route: person.route, proves: 'Buttons only for what the role may do' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Olga Rossi' });
    await expect(canvas.queryByRole('button', { name: 'End all sessions' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Take a measure' })).toBeNull();
  },
};

export const Company: Story = {
  args: company.args,
  parameters: {
    route: company.route,
    rows: ['STF-42'],
    proves: 'The sentence of the API is shown when an act is refused',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Actions'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Give boosts' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Sorry');
    await userEvent.click(dialog.getByRole('button', { name: 'Give boosts' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ count: 1, reason: 'Sorry' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Boosts come with the plans');
  },
};

export const PageFailed: Story = {
  args: company.args,
  parameters: { route: company.route },
  decorators: [inDesk({ answers: () => ({ 'load-desk-company': busy }) })],
};

export const Merge: Story = {
  args: merge.args,
  parameters: {
    route: merge.route,
    rows: ['STF-43'],
    proves: 'What moves is seen before; the merge needs a reason',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Products hidden, because the plan has no slot')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'The same tax number');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        keptID: companyID,
        goneID: otherID,
        reason: 'The same tax number',
      }),
    );
  },
};

export const MergeRefused: Story = {
  args: merge.args,
  parameters: { route: merge.route },
  decorators: [
    inDesk({
      role: 'administrator',
      answers: () => ({
        ...answers(),
        'preview-merge': () => ({ ...samplePreview, problems: ['claim', 'both-paid'] }),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A claim of one of the two companies waits/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Merge' })).toBeDisabled();
  },
};
