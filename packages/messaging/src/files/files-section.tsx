import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { MessageFile } from '@wbn/contract/messaging/message-file.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { FileField } from './file-field.tsx';
import type { PickedFile } from './picked-file.ts';
import type { ChangeFiles } from './use-message-uploads.ts';

interface FilesSectionProps {
  readonly api: ApiClient;
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Files that are attached already, or that are copied. */
  readonly known: readonly MessageFile[];
  /** Ids of those that stay. */
  readonly keptFiles: readonly string[];
  readonly onKeep: (keptFiles: readonly string[]) => void;
  readonly files: readonly PickedFile[];
  /** Absent: files cannot be attached yet. */
  readonly onChange: ChangeFiles | undefined;
}

/** The files and drawings of a form: attached ones can be left out, new ones added. */
export function FilesSection(props: FilesSectionProps) {
  const { api, id, title, hint, error, known, keptFiles, onKeep, files, onChange } = props;
  return (
    <FormSection id={id} title={title} hint={hint} error={error}>
      {known.map(({ fileID, name }) => (
        <Checkbox
          key={fileID}
          label={<bdi>{name}</bdi>}
          checked={keptFiles.includes(fileID)}
          onChange={({ target }) =>
            onKeep(
              known
                .map((file) => file.fileID)
                .filter((one) => (one === fileID ? target.checked : keptFiles.includes(one))),
            )
          }
        />
      ))}
      {onChange && <FileField api={api} files={files} onChange={onChange} />}
    </FormSection>
  );
}
