<?php

namespace App\Console\Commands;

use App\Models\Game;
use App\Models\Team;
use App\Models\Week;
use Illuminate\Console\Command;
use Illuminate\Support\Carbon;
use InvalidArgumentException;

/** A game that exists (the same week, home and away) is changed, so the file with the results is the same one. */
class ImportGames extends Command
{
    use ReadsCsv;

    /** MySQL finds the team AME for `ame` too. */
    private const TEAM = 'regex:/^[A-Z0-9]{1,6}$/D';

    private const RULES = [
        'week' => ['bail', 'required', 'integer', 'between:1,23'],
        'date_start' => ['required', 'date_format:Y-m-d'],
        'home' => ['bail', 'required', self::TEAM, 'exists:teams,short_name'],
        'away' => ['bail', 'required', self::TEAM, 'exists:teams,short_name', 'different:home'],
        'date' => ['nullable', 'required_with:time', 'date_format:Y-m-d'],
        'time' => ['nullable', 'required_with:date', 'date_format:H:i'],
        'status' => ['required', 'in:activo,programado,en juego,finalizado,pospuesto,cancelado'],
        'home_score' => ['nullable', 'required_if:status,finalizado', 'integer', 'between:0,99'],
        'away_score' => ['nullable', 'required_if:status,finalizado', 'integer', 'between:0,99'],
        'stadium' => ['nullable', 'max:80'],
        'city' => ['nullable', 'max:80'],
    ];

    private const MESSAGES = [
        'regex' => 'The :attribute must be a short_name of the table teams, in capitals.',
        'exists' => 'The :attribute is no short_name of the table teams.',
        'time.date_format' => 'The time must be written as in 09:05.',
        'status.in' => 'The status must be activo, programado, en juego, finalizado, pospuesto or cancelado.',
    ];

    protected $signature = 'games:import {file}';

    protected $description = 'Store the weeks, games and results of a CSV file, and count the standings';

    public function handle(): int
    {
        $rows = $this->readCsv($this->argument('file'), self::RULES, self::MESSAGES);
        foreach (collect($rows)->groupBy('week') as $week => $games) {
            if ($games->unique('date_start')->count() > 1) {
                throw new InvalidArgumentException("The rows of week {$week} have more than one date_start");
            }
        }
        $teams = Team::pluck('id', 'short_name');
        // Without a transaction, for which boletos would wait. Another run finishes one that failed.
        foreach ($rows as $row) {
            $week = Week::updateOrCreate(['number' => (int) $row['week']], ['date_start' => $row['date_start']]);
            Game::updateOrCreate(
                ['week_id' => $week->id, 'home_id' => $teams[$row['home']], 'away_id' => $teams[$row['away']]],
                [
                    'kick_off' => $this->readKickOff($row),
                    'status' => $row['status'],
                    'home_score' => $row['home_score'],
                    'away_score' => $row['away_score'],
                    'stadium' => $row['stadium'],
                    'city' => $row['city'],
                ]
            );
        }
        $this->info(count($rows).' games');

        return $this->call('standings:count');
    }

    /** The file has the time of the centre of Mexico, a fixed −06:00; the table has UTC. */
    private function readKickOff(array $row): ?Carbon
    {
        return $row['date'] === null ? null : Carbon::parse("{$row['date']} {$row['time']}", '-06:00')->utc();
    }
}
