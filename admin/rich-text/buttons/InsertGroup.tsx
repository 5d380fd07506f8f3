import SmartDisplay from '@mui/icons-material/SmartDisplay';
import TableChart from '@mui/icons-material/TableChart';
import { tableDialog } from '../commands/tableDialog';
import { videoDialog } from '../commands/video';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { AskButton } from '../toolbar/DialogButton';
import { FactButton } from './FactButton';
import { ImageButton } from './ImageButton';
import { LinkButton } from './LinkGroup';
import { TableMenu } from './TableMenu';

export const InsertGroup = () => (
  <ButtonGroup label="Insert">
    <LinkButton />
    <ImageButton />
    <FactButton />
    <AskButton name="video" label="Video" icon={SmartDisplay} asks={videoDialog} />
    <AskButton name="table" label="Table" icon={TableChart} asks={tableDialog} />
    <TableMenu />
  </ButtonGroup>
);
