import { CreateBase, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ListedFact } from '../../api/types';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { PageDialog } from '../ui/layout/PageDialog';
import { ValueForm } from './ValueForm';

interface Props {
  fact: ListedFact;
  /** The fact's page, which lies below it. */
  path: string;
}

/** Proposes a value: nobody sees it until it is confirmed. */
export const AddValue = ({ fact, path }: Props) => (
  <PageDialog title="Add a value" path={path}>
    <CreateBase resource="fact-values" record={{ fact_key: fact.id }}>
      <ValueForm fact={fact} path={path} />
    </CreateBase>
  </PageDialog>
);

/** Changes a value, confirmed or not. */
export function ChangeValue({ fact, path }: Props) {
  const { valueId = '' } = useParams();
  const redirect = useRedirect();
  return (
    <PageDialog title="Change a value" path={path}>
      <FreshEdit
        resource="fact-values"
        id={valueId}
        queryOptions={{ onError: () => redirect(path) }}
      >
        <ValueForm fact={fact} path={path} />
      </FreshEdit>
    </PageDialog>
  );
}
