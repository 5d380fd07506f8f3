import { ButtonGroup } from '../toolbar/ButtonGroup';
import { FormatGroup } from './FormatGroup';
import { FormatMenu } from './FormatMenu';
import { HistoryGroup } from './HistoryGroup';
import { InsertGroup } from './InsertGroup';
import { ListGroup } from './ListGroup';
import { StylesMenu } from './StylesMenu';
import { ViewGroup } from './ViewGroup';

/** The tools of every day, in the toolbar's row; each group's file has the order of its buttons. */
export const MainTools = () => (
  <>
    <HistoryGroup />
    <ButtonGroup label="Styles">
      <FormatMenu />
      <StylesMenu />
    </ButtonGroup>
    <FormatGroup />
    <ListGroup />
    <InsertGroup />
    <ViewGroup />
  </>
);
