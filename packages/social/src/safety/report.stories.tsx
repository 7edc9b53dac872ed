import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo, fakeApi, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { type Report, reportResource } from '@wbn/contract/social/reports.ts';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnReportsPage } from './own-reports-page.tsx';
import { ReportItem } from './report-button.tsx';

const open: Report = {
  reportID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f02',
  resourceID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f03',
  resourceType: 'post',
  ownerName: 'Bombas del Norte',
  excerpt: 'Certified by everybody, delivered yesterday.',
  reason: 'false-claims',
  note: 'The certificate is of another company.',
  state: 'open',
  createdAt: '2026-11-20T09:30:00.000Z',
};
const { excerpt: _, note: __, ...base } = open;
const decided: Report = {
  ...base,
  reportID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f04',
  resourceType: 'business',
  ownerName: 'Acme Valves',
  reason: 'counterfeit',
  state: 'removed',
  decidedAt: '2026-11-22T10:00:00.000Z',
};

const api = fakeApi({
  'report-resource': answerTo(reportResource, ({ body: { note: _note, ...body } }) => ({ ...open, ...body })),
  'list-own-reports': () => withSiblings([open, decided], { nextID: null }),
  'load-objection': () => ({ objectUntil: '2027-05-20T09:30:00.000Z' }),
});

const meta = {
  title: 'Contacts/Reports',
  component: OwnReportsPage,
  args: { api },
} satisfies Meta<typeof OwnReportsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const entryOf = (title: HTMLElement) => within(title.closest('li') as HTMLElement);

export const ReportThread: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Reports a thread from its menu by keyboard alone; the thanks say what happens next',
  },
  render: () => (
    <Menu trigger="More" label="More">
      <MenuButton onClick={() => undefined}>Copy link</MenuButton>
      <ReportItem api={api} resourceID={open.resourceID} resourceType="request" />
    </Menu>
  ),
  play: async ({ canvas }) => {
    canvas.getByText('More').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this conversation' }));
    await expect(dialog.getByText(/^The reviewer sees both sides/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    dialog.getByRole('radio', { name: 'Unwanted advertising' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /^False claims/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    const thanks = within(await screen.findByRole('dialog', { name: /^Thank you/ }));
    await expect(thanks.getByText(/No one learns that you reported it/)).toBeVisible();
    await userEvent.click(thanks.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByText('More')).toHaveFocus());
  },
};

export const ReportRefused: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A refusal says its reason, which is not always a suspension' },
  render: () => (
    <Menu trigger="More" label="More">
      <ReportItem
        api={fakeApi({
          'report-resource': () => new ApiError('Forbidden', 'Own', 403, undefined, 'own'),
        })}
        resourceID={open.resourceID}
        resourceType="business"
      />
    </Menu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('More'));
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Unwanted advertising' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(
      await dialog.findByText('You cannot do this with yourself or your own company.'),
    ).toBeVisible();
  },
};

export const Own: Story = {
  parameters: { proves: 'The own reports say what was decided' },
  play: async ({ canvas }) => {
    const post = entryOf(await canvas.findByText('Post by Bombas del Norte'));
    await expect(post.getByText('Under review')).toBeVisible();
    const company = entryOf(canvas.getByText('Company Acme Valves'));
    await expect(company.getByText(/the company was unpublished/)).toBeVisible();
  },
};

/** Whoever reported and was told no objects to that. */
export const ToldNo: Story = {
  parameters: { rows: ['STF-22'] },
  args: {
    api: fakeApi({
      'list-own-reports': () => withSiblings([{ ...decided, state: 'kept' }], { nextID: null }),
      'load-objection': () => ({ objectUntil: '2027-05-20T09:30:00.000Z' }),
      'object-to-decision': () => ({
        objection: { content: 'It is a copy.', createdAt: '2026-11-23T10:00:00.000Z' },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Object' }));
    await userEvent.type(canvas.getByLabelText(/^Why the decision is wrong/), 'It is a copy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the objection' }));
    await canvas.findByText('Your objection, sent on 23 Nov 2026');
    await expect(canvas.queryByRole('button', { name: 'Object' })).toBeNull();
  },
};
