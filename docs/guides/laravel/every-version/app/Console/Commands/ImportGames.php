<?php

namespace App\Console\Commands;

use App\Models\Game;
use App\Models\Team;
use App\Models\Week;
use Illuminate\Console\Command;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\DB;

/** A game that exists (the same week, home and away) is changed, so the file with the results is the same one. */
class ImportGames extends Command
{
    use ReadsCsv;

    private const RULES = [
        'week' => ['required', 'integer', 'between:1,9999'],
        'date_start' => ['required', 'date_format:Y-m-d'],
        'home' => ['required', 'exists:teams,short_name'],
        'away' => ['required', 'exists:teams,short_name', 'different:home'],
        'date' => ['nullable', 'date_format:Y-m-d'],
        'time' => ['nullable', 'required_with:date', 'date_format:H:i'],
        'status' => ['required', 'in:activo,programado,en juego,finalizado,pospuesto,cancelado'],
        'home_score' => ['nullable', 'required_if:status,finalizado', 'integer', 'between:0,99'],
        'away_score' => ['nullable', 'required_if:status,finalizado', 'integer', 'between:0,99'],
        'stadium' => ['nullable', 'max:80'],
        'city' => ['nullable', 'max:80'],
    ];

    protected $signature = 'games:import {file}';

    protected $description = 'Store the weeks, games and results of a CSV file, and count the standings';

    public function handle(): int
    {
        $rows = $this->readCsv($this->argument('file'), self::RULES);
        $teams = Team::pluck('id', 'short_name');
        DB::transaction(function () use ($rows, $teams) {
            foreach ($rows as $row) {
                $week = Week::updateOrCreate(['number' => $row['week']], ['date_start' => $row['date_start']]);
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
        });
        $this->info(count($rows).' games');

        return $this->call('standings:count');
    }

    /** The file has the time of the centre of Mexico, a fixed −06:00; the table has UTC. */
    private function readKickOff(array $row): ?Carbon
    {
        return $row['date'] === null ? null : Carbon::parse("{$row['date']} {$row['time']}", '-06:00')->utc();
    }
}
