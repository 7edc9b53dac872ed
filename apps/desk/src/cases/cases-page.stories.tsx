import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleCase, sampleRow, sampleRows } from '../fixtures/cases.ts';
import { keepingCases } from '../fixtures/desk-api.ts';
import { inDesk } from '../testing/desk-story.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import { forgetUndo } from '../undo/undo-store.ts';
import { CasesPage } from './cases-page.tsx';

const decide = fn((_body: object) => undefined);
const desk = (change: Partial<Parameters<typeof keepingCases>[0]> = {}) =>
  inDesk({ answers: () => keepingCases({ rows: sampleRows, decide, ...change }) });
const at = (address: string) => ({ route: { path: '/cases/:caseID?', at: address } });
const [first, second, claim, fourth] = sampleRows as [
  (typeof sampleRows)[number],
  (typeof sampleRows)[number],
  (typeof sampleRows)[number],
  (typeof sampleRows)[number],
];

const meta = {
  title: 'Desk/Cases page',
  component: CasesPage,
  parameters: { layout: 'fullscreen', ...at('/cases') },
  render: () => (
    <>
      <CasesPage />
      <UndoBar />
    </>
  ),
  beforeEach: () => {
    decide.mockClear();
    forgetUndo();
    for (const key of Object.keys(localStorage))
      if (key.startsWith('desk-decision-')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof CasesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const heading = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 2, name });

export const List: Story = {
  decorators: [desk()],
  parameters: {
    proves: 'STF-34: the list says kind, account, edition, harm, what is past due and who has it',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox', { name: /^Choose / })).toHaveLength(4);
    await expect(canvas.getByText('Past due', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText('Ken Adeyemi')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open 4/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = {
  decorators: [inDesk({ answers: () => ({ ...keepingCases({ rows: [] }), 'list-cases': forever }) })],
};

export const Empty: Story = {
  decorators: [desk({ rows: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits')).toBeVisible();
  },
};

export const NoneOfFilter: Story = {
  decorators: [desk()],
  parameters: { ...at('/cases?kinds=support') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No case matches these filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Bombas del Norte', { exact: true })).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: [
    inDesk({
      answers: () => {
        const answers = keepingCases({ rows: sampleRows });
        let asked = 0;
        return {
          ...answers,
          'list-cases': (input) => {
            asked += 1;
            return asked === 1 ? new ApiError('InternalError', 'No', 500) : answers['list-cases']?.(input);
          },
        };
      },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Bombas del Norte', { exact: true })).toBeVisible();
  },
};

export const MoreToLoad: Story = {
  decorators: [
    inDesk({
      answers: () => ({
        ...keepingCases({ rows: [] }),
        'list-cases': ({ query }) =>
          query?.after
            ? withSiblings([sampleRow(8)], { after: null })
            : withSiblings([sampleRow(7)], { after: 'next' }),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That is all.')).toBeVisible();
    await expect(canvas.getByText(/\(8\)/)).toBeVisible();
  },
};

export const Opened: Story = {
  decorators: [desk()],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-34: a case shows the thing, why it is here, notes and what was decided before',
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, first.what)).toBeVisible();
    await expect(canvas.getByText('They never answered again.')).toBeVisible();
    await expect(canvas.getByText('Same words as last week.')).toBeVisible();
    await expect(canvas.getByText('An offer as others make it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 more open cases about them' })).toHaveAttribute(
      'href',
      `/cases?about=${first.about?.id}`,
    );
    await expect(canvas.getByRole('button', { name: /^Keep/ })).toHaveAttribute('aria-keyshortcuts', 'e');
  },
};

export const Walk: Story = {
  decorators: [desk()],
  parameters: { proves: 'STF-36: j and k walk, Enter opens, Esc goes back to the list' },
  play: async ({ canvas }) => {
    await canvas.findByText('Bombas del Norte', { exact: true });
    await userEvent.keyboard('j{Enter}');
    await heading(canvas, second.what);
    await userEvent.keyboard('jj');
    await heading(canvas, fourth.what);
    await userEvent.keyboard('k');
    await heading(canvas, claim.what);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2 })).toBeNull());
  },
};

export const DecideAtOnce: Story = {
  decorators: [desk({ caseOf: (row) => sampleCase(row, { measures: [] }) })],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-35: one key decides, the next case opens, and u undoes it',
  },
  play: async ({ canvas }) => {
    await heading(canvas, first.what);
    await userEvent.keyboard('e');
    await heading(canvas, second.what);
    await expect(decide).toHaveBeenCalledWith({
      decision: { name: 'keep', values: {} },
      measures: [],
      cases: [{ caseID: first.caseID, version: 1 }],
    });
    await expect(await canvas.findByText(/^Decided: Keep\./)).toBeVisible();
    await userEvent.keyboard('u');
    await expect(await heading(canvas, first.what)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Decided:/)).toBeNull());
  },
};

export const DecideWithMeasures: Story = {
  decorators: [desk()],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-35: a decision with a measure, checked before it is sent, with the email that goes out',
  },
  play: async ({ canvas }) => {
    await heading(canvas, first.what);
    await userEvent.keyboard('r');
    const reason = await canvas.findByRole('combobox', { name: /^Reason/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await expect(decide).not.toHaveBeenCalled();
    await userEvent.selectOptions(reason, 'fraud');
    await expect(await canvas.findByText('Su publicación se ha retirado')).toBeVisible();
    await userEvent.keyboard('{Escape}m');
    const until = await canvas.findByRole('textbox', { name: /^Until/ });
    await userEvent.type(until, '31/12/2099');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await heading(canvas, second.what);
    await expect(decide).toHaveBeenCalledWith({
      decision: { name: 'remove', values: { reason: 'fraud' } },
      measures: [{ name: 'mute', values: { until: '2099-12-31' } }],
      cases: [{ caseID: first.caseID, version: 1 }],
    });
  },
};

export const DraftIsKept: Story = {
  decorators: [desk()],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-35: what is written into a decision outlives leaving the case',
  },
  play: async ({ canvas }) => {
    await heading(canvas, first.what);
    await userEvent.keyboard('r');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reply/ }), 'Pay later.');
    await userEvent.keyboard('{Escape}{Escape}j');
    await heading(canvas, second.what);
    await userEvent.keyboard('k');
    await heading(canvas, first.what);
    await userEvent.keyboard('r');
    await expect(await canvas.findByRole('textbox', { name: /^Reply/ })).toHaveValue('Pay later.');
  },
};

export const Together: Story = {
  decorators: [desk({ caseOf: (row) => sampleCase(row, { measures: [] }) })],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-37: x chooses cases of one kind, one decision ends them',
  },
  play: async ({ canvas }) => {
    await heading(canvas, first.what);
    await userEvent.keyboard('xjx');
    await expect(await canvas.findByText('2 chosen')).toBeVisible();
    await userEvent.keyboard('j');
    await heading(canvas, claim.what);
    await userEvent.keyboard('x');
    await expect(await canvas.findByText(/^The chosen cases are of another kind/)).toBeVisible();
    await userEvent.keyboard('k');
    await heading(canvas, second.what);
    await userEvent.keyboard('e');
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
    await expect(decide.mock.calls[0]?.[0]).toMatchObject({
      cases: [{ caseID: first.caseID }, { caseID: second.caseID }],
    });
    await expect(await canvas.findByText(/^2 cases decided: Keep\./)).toBeVisible();
  },
};

export const Taken: Story = {
  decorators: [desk()],
  parameters: { ...at(`/cases/${second.caseID}`), proves: 'STF-34: a takes the case, a again hands it over' },
  play: async ({ canvas }) => {
    await heading(canvas, second.what);
    await userEvent.keyboard('a');
    await expect(await canvas.findByText(/^Yours until/)).toBeVisible();
    await userEvent.keyboard('a');
    await expect(await canvas.findByRole('button', { name: /^Ken Adeyemi/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give back' }));
    await waitFor(() => expect(canvas.queryByText(/^Yours until/)).toBeNull());
  },
};

export const HeldByColleague: Story = {
  decorators: [desk()],
  parameters: { ...at(`/cases/${claim.caseID}`), proves: 'STF-34: nobody decides what a colleague works on' },
  play: async ({ canvas }) => {
    await heading(canvas, claim.what);
    await expect(await canvas.findByText('Ken Adeyemi works on this case.')).toBeVisible();
    await userEvent.keyboard('e');
    await expect(decide).not.toHaveBeenCalled();
  },
};

export const Note: Story = {
  decorators: [desk()],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-36: n writes a note; bare keys are words inside fields',
  },
  play: async ({ canvas }) => {
    await heading(canvas, first.what);
    await userEvent.keyboard('n');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Note' }),
      'keep an eye{Control>}{Enter}{/Control}',
    );
    await expect(await canvas.findByText('keep an eye')).toBeVisible();
    await expect(decide).not.toHaveBeenCalled();
  },
};

export const Document: Story = {
  decorators: [desk()],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-34: a private document opens with a reason only',
  },
  play: async ({ canvas }) => {
    await heading(canvas, first.what);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Open' }));
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Compare the stamp{Enter}');
    await expect(await dialog.findByRole('link', { name: 'Show the document' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const Conflict: Story = {
  decorators: [
    inDesk({
      answers: () => ({
        ...keepingCases({ rows: sampleRows, caseOf: (row) => sampleCase(row, { measures: [] }) }),
        'decide-cases': () => new ApiError('Conflict', 'Changed since you looked', 409),
      }),
    }),
  ],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-34: what has changed meanwhile is not decided',
  },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, first.what);
    await userEvent.keyboard('e');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/^The case has changed in the meantime/)).toBeVisible();
    await expect(await heading(canvas, first.what)).toBeVisible();
  },
};

export const Gone: Story = {
  decorators: [desk()],
  parameters: { ...at('/cases/01939b30-11aa-7c44-8e21-5b0c7d9e2a77') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such case')).toBeVisible();
  },
};

export const Problem: Story = {
  decorators: [desk({ caseOf: (row) => sampleCase(row, { problem: 'The post is deleted.' }) })],
  parameters: { ...at(`/cases/${first.caseID}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The last decision could not be carried out')).toBeVisible();
  },
};

export const Pending: Story = {
  decorators: [
    desk({
      caseOf: (row) =>
        sampleCase(
          { ...row, state: 'decided' },
          {
            decisions: [],
            measures: [],
            pending: {
              decisionID: '01939b30-11aa-7c44-8e21-5b0c7d9e9901',
              action: 'remove',
              by: 'Vera Moss',
              runsAt: new Date(Date.now() + 9_000).toISOString(),
            },
          },
        ),
    }),
  ],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-35: a pending decision is undone from another browser too',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Remove: decided by Vera Moss')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Undo/ })).toBeVisible();
  },
};

export const Presets: Story = {
  decorators: [desk()],
  parameters: { proves: 'STF-33: a saved filter is opened' },
  play: async ({ canvas }) => {
    await canvas.findByText('Bombas del Norte', { exact: true });
    await userEvent.click(canvas.getByText('Saved filters'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Claims of Chile' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('claim'));
  },
};

export const SavedAnswers: Story = {
  decorators: [desk()],
  parameters: {
    ...at(`/cases/${first.caseID}`),
    proves: 'STF-35: / adds saved answers to a reply, several, in the language of whoever reads it',
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await heading(canvas, first.what);
    await userEvent.keyboard('r');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^Reason/ }), 'fraud');
    await canvas.findByText('Su publicación se ha retirado');
    await userEvent.click(canvas.getByRole('textbox', { name: /^Reply/ }));
    await userEvent.keyboard('/');
    await page.findByRole('button', { name: /^Prepayment/ });
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Control>}{Enter}{/Control}');
    const reply = await canvas.findByRole('textbox', { name: /^Reply/ });
    await expect(reply).toHaveValue('ES Hello Ana Rossi, we removed it.\n\nES About {{product}}.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await page.findByText('Fill in what stands in braces first: product')).toBeVisible();
    await expect(decide).not.toHaveBeenCalled();
  },
};
