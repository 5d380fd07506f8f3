import { DialogContent } from '@mui/material';
import { CreateBase, EditBase, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { FactValue, ListedFact } from '../../api/types';
import { FreshRecord } from '../forms/FreshRecord';
import { PageDialog } from '../layout/PageDialog';
import { ValueForm } from './ValueForm';

interface Props {
  fact: ListedFact;
  /** The fact's page, which lies below it. */
  path: string;
}

/** Proposes a value: nobody sees it until it is confirmed. */
export function AddValue({ fact, path }: Props) {
  const leave = useLeave(path);
  return (
    <PageDialog title="Add a value" path={path}>
      <CreateBase resource="fact-values" record={{ fact_key: fact.id }} redirect={false}>
        <ValueForm
          fact={fact}
          path={path}
          saveLabel="Propose"
          savedMessage="Value proposed. Confirm it when it has been checked."
          onSaved={leave}
        />
      </CreateBase>
    </PageDialog>
  );
}

/** Changes a value, confirmed or not. */
export function ChangeValue({ fact, path }: Props) {
  const { valueId = '' } = useParams();
  const redirect = useRedirect();
  return (
    <PageDialog title="Change a value" path={path}>
      <EditBase
        resource="fact-values"
        id={valueId}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={{ onError: () => redirect(path) }}
      >
        <FreshRecord>
          <ChangeForm fact={fact} path={path} />
        </FreshRecord>
      </EditBase>
    </PageDialog>
  );
}

function ChangeForm({ fact, path }: Props) {
  const leave = useLeave(path);
  const value = useRecordContext<FactValue>();
  if (!value) return <DialogContent />;
  return (
    <ValueForm
      fact={fact}
      path={path}
      stored={value}
      saveLabel="Save value"
      savedMessage="Value saved."
      onSaved={leave}
    />
  );
}

/** Back to the timeline, as it is on the server now. */
function useLeave(path: string): () => void {
  const redirect = useRedirect();
  const refresh = useRefresh();
  return () => {
    refresh();
    redirect(path);
  };
}
