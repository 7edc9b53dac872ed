import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { RefusalReason } from '@wbn/contract/error-names.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditForm } from './edit-form.tsx';
import type { FormShape } from './form-shape.ts';
import type { ServerSnapshot } from './form-state.ts';
import { useFields } from './use-fields.tsx';
import { useForm } from './use-form.ts';

type Place = { readonly city: string; readonly street: string };

const shape: FormShape<Place> = {
  name: 'place',
  findIssues: ({ city }) => (city === '' ? [{ path: ['city'], message: 'required' }] : []),
  problemOf: () => 'required',
};
const draftKey = 'wbn-story-place';
const snapshot: ServerSnapshot<Place> = { values: { city: 'Porto', street: 'Rua Nova 1' }, version: 1 };
const newer = (version: number, change: Partial<Place> = {}): ServerSnapshot<Place> => ({
  values: { ...snapshot.values, ...change },
  version,
});

/** Replies of the server; each story sets them. */
const load = fn<() => Promise<ServerSnapshot<Place>>>();
const save = fn<(values: Place, base: ServerSnapshot<Place>) => Promise<ServerSnapshot<Place>>>();
const overtaken = new ApiError('Conflict', 'Newer', 409);

function PlaceForm() {
  const form = useForm<Place>({
    shape,
    draftKey,
    snapshot,
    load,
    save,
    onSaved: () => undefined,
    labelOf: (field) => (field === 'city' ? 'City' : 'Street'),
  });
  const { line } = useFields(form, { lineLimit: 80 });
  return (
    <EditForm
      form={form}
      label="Place"
      describe={(field, values) => values[field as keyof Place]}
      buttons={
        <Button type="submit" loading={form.saving}>
          Save
        </Button>
      }
    >
      {line('city')}
      {line('street')}
    </EditForm>
  );
}

const meta = {
  title: 'Forms/Edit form',
  component: PlaceForm,
  parameters: {
    guide: {
      when: 'Every form that creates or changes something: fields, problems, draft, conflict.',
      whenNot: 'One field that saves at once, and searches.',
      keyboard:
        'Enter saves. A failed save moves the focus to the first problem; the list above leads to each.',
      content: 'The button says what is saved: “Save changes”.',
      otherWords: ['form', 'autosave', 'validation', 'error summary', 'draft', 'conflict'],
      parts: { Fields: 'input', Buttons: 'button[type="submit"], button' },
    },
  },
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    load.mockReset().mockResolvedValue(newer(2));
    save
      .mockReset()
      .mockImplementation(async (values, { version = 0 }) => ({ values, version: version + 1 }));
  },
} satisfies Meta<typeof PlaceForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const type = async (canvas: Canvas, label: string, text: string) => {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const screenOf = (root: HTMLElement) => within(root.ownerDocument.body);
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Unchanged: Story = {};

export const Problems: Story = {
  parameters: { proves: 'Lists problems with links; the list has the focus' },
  play: async ({ canvas }) => {
    await type(canvas, 'City', '');
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('link', { name: 'City' })).toHaveAttribute('href', '#place-city');
    await expect(canvas.getByLabelText('City')).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
};

export const ConnectionLost: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A save that lost its connection can be pressed again and loses nothing' },
  play: async ({ canvas, canvasElement }) => {
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await type(canvas, 'City', 'Braga');
    await press(canvas, 'Save');
    await screenOf(canvasElement).findAllByText(
      /^Something was wrong, try again please\. The server did not answer/,
    );
    await expect(localStorage.getItem(draftKey)).toContain('Braga');
    await press(canvas, 'Save');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
    await expect(save.mock.calls[1]).toMatchObject([{ city: 'Braga' }, { version: 1 }, expect.any(String)]);
  },
};

export const Refused: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['ERR-12'],
    proves: 'Says the reason that the API gives for a refusal, and names no reason where it gives none',
  },
  play: async ({ canvas, canvasElement }) => {
    const screen = screenOf(canvasElement);
    const refusedFor = (reason?: RefusalReason) =>
      save.mockRejectedValueOnce(new ApiError('Forbidden', 'Not shown', 403, undefined, reason));
    refusedFor('suspended');
    await type(canvas, 'City', 'Braga');
    await press(canvas, 'Save');
    await screen.findAllByText(/After a report your account may not do this for a time\./);
    refusedFor('role');
    await press(canvas, 'Save');
    await screen.findAllByText(/Your role in this company does not allow this\./);
    refusedFor();
    await press(canvas, 'Save');
    await screen.findAllByText(/You may not do this\./);
  },
};

export const MergedTwice: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Merges two changes of another field in turn, sends again and names the field' },
  play: async ({ canvas }) => {
    load
      .mockResolvedValueOnce(newer(2, { street: 'Rua Nova 2' }))
      .mockResolvedValueOnce(newer(3, { street: 'Rua 3' }));
    save.mockRejectedValueOnce(overtaken).mockRejectedValueOnce(overtaken);
    await type(canvas, 'City', 'Braga');
    await press(canvas, 'Save');
    await canvas.findByText('Updated with changes made elsewhere: Street.');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    await expect(save.mock.calls[2]).toMatchObject([
      { city: 'Braga', street: 'Rua 3' },
      { version: 3 },
      expect.any(String),
    ]);
  },
};

export const OvertakenTooOften: Story = {
  parameters: { proves: 'Gives up after several changes by others, and can be pressed again' },
  play: async ({ canvas, canvasElement }) => {
    save.mockRejectedValue(overtaken);
    await type(canvas, 'City', 'Braga');
    await press(canvas, 'Save');
    await screenOf(canvasElement).findAllByText(/^This has changed in the meantime/);
    await expect(save).toHaveBeenCalledTimes(4);
    await expect(canvas.getByLabelText('City')).toHaveValue('Braga');
  },
};

export const Conflict: Story = {
  parameters: { proves: 'The same field was changed elsewhere: shows both values with none preselected' },
  play: async ({ canvas }) => {
    load.mockResolvedValue(newer(2, { city: 'Faro' }));
    save.mockRejectedValueOnce(overtaken);
    await type(canvas, 'City', 'Braga');
    await press(canvas, 'Save');
    const city = within(await canvas.findByRole('group', { name: 'City' }));
    for (const radio of city.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const ConflictResolved: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Takes the value of the other person and goes on editing' },
  play: async (context) => {
    await Conflict.play?.(context);
    const { canvas } = context;
    const city = within(await canvas.findByRole('group', { name: 'City' }));
    await userEvent.click(city.getByRole('radio', { name: 'Saved version' }));
    await press(canvas, 'Continue editing');
    await expect(await canvas.findByLabelText('City')).toHaveValue('Faro');
    await expect(canvas.getByRole('form', { name: 'Place' })).toHaveFocus();
  },
};
