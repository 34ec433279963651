export { api } from './api-function.ts';
