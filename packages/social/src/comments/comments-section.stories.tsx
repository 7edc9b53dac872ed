import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answers, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import type { Comment } from '@wbn/contract/social/comments.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { commentIdOf, commentOf, talkAnswers, talkers } from '../fixtures/talk-api.ts';
import { RelationApi } from '../relations/relation-api.ts';
import { CommentsSection } from './comments-section.tsx';

const resourceID = planetaryGearbox.productID;
const [nadia, harbour] = talkers;
const long = 'It has run day and night since March, in the rain and in 40 degrees, with one change of oil. '
  .repeat(5)
  .trim();

/** Seven comments, one with six answers, one of Nadia's own that names the company. */
const talk = (): Comment[] => [
  ...[1, 2, 3, 4].map((at) => commentOf(at, { resourceID })),
  commentOf(5, { resourceID, content: long }),
  commentOf(6, { resourceID, content: 'What is the backlash at full load?' }),
  commentOf(7, {
    resourceID,
    whoComment: nadia,
    content: `Ask @${harbour.name}: they build it.`,
    mentions: [
      { start: 4, length: harbour.name.length + 1, resourceID: harbour.authorID, resourceType: 'business' },
    ],
  }),
  ...[11, 12, 13, 14, 15, 16].map((at) =>
    commentOf(at, { resourceID: commentIdOf(6), resourceType: 'comment' }),
  ),
];

/** Renders the section with these replies of the server. */
function inFrontOf(more: Answers = {}, said = talk()) {
  const api = fakeApi({ ...talkAnswers(said), ...more });
  return () => (
    <RelationApi value={api}>
      <CommentsSection resourceID={resourceID} resourceType="product" visitors={<p>As visitors see it</p>} />
    </RelationApi>
  );
}

const meta = {
  title: 'Newsfeed/Comments',
  component: CommentsSection,
  args: { resourceID, resourceType: 'product', visitors: null },
  beforeEach: () => {
    const later = Math.floor(Date.now() / 1000) + 3600;
    const tokens = {
      token: 'access',
      tokenExpire: later,
      refreshToken: 'refresh',
      refreshTokenExpire: later,
    };
    sessionStore.save({ ...tokens, userID: nadia.authorID });
    return () => {
      sessionStore.clear();
      for (const key of Object.keys(localStorage))
        if (key.includes('comment-draft')) localStorage.removeItem(key);
    };
  },
} satisfies Meta<typeof CommentsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (root: HTMLElement) => within(root).findByRole('textbox', { name: 'Your comment' });
const items = (root: HTMLElement) =>
  within(within(root).getByRole('list', { name: 'Comments' })).getAllByRole('article');

export const Full: Story = { render: inFrontOf() };

export const Conversation: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-20', 'SOC-21', 'SOC-22', 'SOC-24', 'SOC-25', 'SOC-26'],
    proves: 'Loads five and five more comments, replies below; Enter sends',
  },
  render: inFrontOf(),
  play: async ({ canvas, canvasElement }) => {
    const area = await box(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Comments (13)' })).toBeVisible();
    await expect(area).toHaveAttribute('placeholder', 'Post your comment');
    await expect(area).toHaveAttribute('rows', '1');
    await expect(items(canvasElement)).toHaveLength(5);
    const named = await canvas.findByRole('link', { name: `@${harbour.name}` });
    await expect(named).toHaveAttribute('href', expect.stringContaining(harbour.authorID));
    await expect(canvas.getByText('View more', { selector: 'summary *' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'View more' }));
    await waitFor(() => expect(items(canvasElement)).toHaveLength(7));
    await expect(canvas.queryByRole('button', { name: 'View more' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Show replies (6)' }));
    const answers = await canvas.findByRole('list', { name: /^Replies to/ });
    await expect(within(answers).getAllByRole('article')).toHaveLength(5);
    const [, question] = items(canvasElement);
    await userEvent.click(
      within(question as HTMLElement).getAllByRole('button', { name: 'Reply' })[0] as HTMLElement,
    );
    const answer = canvas.getByRole('textbox', { name: /^Your reply to/ });
    await expect(answer).toHaveFocus();
    await userEvent.type(answer, 'Four minutes.{Enter}');
    await expect(await within(answers).findByText('Four minutes.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Comments (14)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide replies' }));
    await waitFor(() => expect(canvas.queryByText('Four minutes.')).toBeNull());

    await userEvent.type(area, '   {Enter}');
    await userEvent.clear(area);
    await userEvent.type(area, 'First line{Shift>}{Enter}{/Shift}second line{Enter}');
    await waitFor(() => expect(items(canvasElement)[0]).toHaveTextContent('First line second line'));
    await expect(area).toHaveValue('');
    await waitFor(() => expect(area).toHaveFocus());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const sent = fn((_key: string | undefined): void => undefined);
const held = Promise.withResolvers<ApiError>();

export const Failed: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-23'],
    proves:
      'Empties and disables the field while sending; restores the text after a failure and sends it again under the same key',
  },
  render: (() => {
    const said = talk();
    const working = talkAnswers(said)['make-comment'];
    return inFrontOf(
      {
        'make-comment': (input) => {
          sent(input.headers?.['idempotency-key']);
          return sent.mock.calls.length > 1 ? working?.(input) : held.promise;
        },
      },
      said,
    );
  })(),
  play: async ({ canvas, canvasElement }) => {
    const area = await box(canvasElement);
    await userEvent.type(area, 'Do you ship to Perth?{Enter}');
    await expect(area).toHaveValue('');
    await expect(area).toBeDisabled();
    held.resolve(new ApiError('ServiceUnavailable', 'No answer', 0));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your comment was not sent. Try again.');
    await expect(area).toHaveValue('Do you ship to Perth?');
    await expect(area).toBeEnabled();
    const drafts = Object.keys(localStorage).filter((key) => key.includes('comment-draft'));
    await expect(drafts).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await waitFor(() => expect(items(canvasElement)[0]).toHaveTextContent('Do you ship to Perth?'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    const [[first] = [], [second] = []] = sent.mock.calls;
    await expect(first).toBeTruthy();
    await expect(second).toBe(first);
    await expect(Object.keys(localStorage).filter((key) => key.includes('comment-draft'))).toEqual([]);
  },
};

export const EditAndDelete: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Edits an own comment in place, not over a newer version, and deletes it after a question',
  },
  render: (() => {
    const said = talk();
    return inFrontOf({}, said);
  })(),
  play: async ({ canvas, canvasElement }) => {
    await box(canvasElement);
    const menu = canvas.getByLabelText(/^Actions for the comment by Nadia/);
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const text = canvas.getByRole('textbox', { name: 'Text of the comment' });
    await expect(text).toHaveFocus();
    await userEvent.type(text, ' Since 1987.{Enter}');
    await expect(await canvas.findByText(/they build it\. Since 1987\./)).toBeVisible();
    await expect(canvas.getByText(/· edited/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `@${harbour.name}` })).toBeVisible();

    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Delete this comment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText(/they build it/)).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Comments (12)' })).toBeVisible();
  },
};

export const Mention: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'An @ suggests people and companies: arrows and Enter choose, Escape closes, the next Enter sends',
  },
  render: inFrontOf(),
  play: async ({ canvas, canvasElement }) => {
    const area = await box(canvasElement);
    await userEvent.type(area, 'Thanks @');
    const list = await canvas.findByRole('listbox', { name: 'People and companies' });
    await expect(within(list).getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.type(area, '{Backspace}@har');
    const option = await canvas.findByRole('option', { name: new RegExp(harbour.name) });
    await waitFor(() => expect(area).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(area).toHaveValue(`Thanks @${harbour.name} `);
    await userEvent.type(area, 'and all{Enter}');
    await waitFor(() => expect(items(canvasElement)[0]).toHaveTextContent(`Thanks @${harbour.name} and all`));
    const [first] = items(canvasElement);
    await expect(within(first as HTMLElement).getByRole('link', { name: `@${harbour.name}` })).toBeVisible();
  },
};
