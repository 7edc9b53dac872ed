import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listRequestLabels } from '@wbn/contract/messaging/labels.ts';
import type { Request } from '@wbn/contract/messaging/request.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { LabelMarks } from './label-marks.tsx';
import { LabelsDialog } from './labels-dialog.tsx';

interface LabelPickerProps {
  readonly api: ApiClient;
  readonly request: Pick<Request, 'requestID' | 'labelIDs'>;
  readonly bid: string;
}

/** The labels of an inquiry, with a button to change them. */
export function LabelPicker({ api, request, bid }: LabelPickerProps) {
  const t = useText('teamwork');
  const [isOpen, setOpen] = useState(false);
  const { data: labels = [] } = useQuery(
    callQuery(api, listRequestLabels, { params: { id: bid } }, { staleTime: 10_000 }),
  );
  const carried = labels.filter(({ labelID }) => request.labelIDs?.includes(labelID));
  return (
    <Inline space="xs">
      <LabelMarks labels={carried} />
      <Button variant="secondary" size="sm" icon={<Tag />} onClick={() => setOpen(true)}>
        {t('labels.open')}
      </Button>
      {isOpen && (
        <LabelsDialog
          api={api}
          bid={bid}
          requestID={request.requestID}
          labels={labels}
          carried={carried.map(({ labelID }) => labelID)}
          onClose={() => setOpen(false)}
        />
      )}
    </Inline>
  );
}
