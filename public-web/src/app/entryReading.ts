import './styles.css';
import { attachReading } from './reading/attachReading.ts';

attachReading();
