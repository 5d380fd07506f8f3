import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { dataProvider } from '../../dataProvider';
import type { ReadName } from '../../reads';
import { useAction } from '../../useAction';

/** Creates; with an id updates; without `data` deletes. */
interface Call {
  resource: ReadName;
  id?: string;
  data?: object;
}

/** Another call, and the resource that it changes. */
interface OtherCall<Result> {
  changes: ReadName;
  act(): Promise<Result>;
}

interface Look<Result> extends Omit<ButtonProps, 'onClick' | 'resource' | 'id'> {
  /** Text of the toast. */
  done?: string | ((result: Result) => string | undefined);
  onDone?(result: Result): void;
  /** The record that the toast's Undo creates: the deleted record with its id, or its recovery. */
  undo?: { resource: ReadName; data: object };
  /** Confirmation dialog. */
  ask?: { title: string; content: string; confirm: string };
}

type Props<Result> = Look<Result> & (Call | OtherCall<Result>);

/** Performs a call on click, shows a toast, and refreshes what it changed. */
export function ActionButton<Result>(props: Props<Result>) {
  const { done, onDone, undo, ask, ...more } = props;
  const { call, changes, button } = partsOf(more);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useAction({
    changes,
    mutationFn: call,
    done,
    onSuccess: onDone,
    undo: undo && (() => dataProvider.create(undo.resource, { data: undo.data })),
  });
  return (
    <>
      <Button
        size="small"
        {...button}
        disabled={button.disabled || isPending}
        onClick={(event) => {
          // Otherwise the row would open its record.
          event.stopPropagation();
          if (ask) setIsAsking(true);
          else mutate();
        }}
      />
      {ask && (
        <Confirm
          {...ask}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            mutate();
          }}
        />
      )}
    </>
  );
}

function partsOf<Result>(props: ButtonProps & (Call | OtherCall<Result>)) {
  if ('act' in props) {
    const { changes, act, ...button } = props;
    return { changes, call: act, button };
  }
  const { resource, id, data, ...button } = props;
  const call = async (): Promise<Result> => {
    if (id === undefined) return (await dataProvider.create(resource, { data: data ?? {} })).data;
    if (!data) return (await dataProvider.delete(resource, { id })).data;
    return (await dataProvider.update(resource, { id, data, previousData: { id } })).data;
  };
  return { changes: resource, call, button };
}
